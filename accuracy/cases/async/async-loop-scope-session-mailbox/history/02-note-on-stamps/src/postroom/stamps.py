def stamp(letter: str) -> str:
    """Marks the postage as paid."""
    return f"[paid] {letter}"
