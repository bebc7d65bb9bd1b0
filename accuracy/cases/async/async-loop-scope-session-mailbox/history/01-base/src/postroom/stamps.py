def stamp(letter: str) -> str:
    return f"[paid] {letter}"
