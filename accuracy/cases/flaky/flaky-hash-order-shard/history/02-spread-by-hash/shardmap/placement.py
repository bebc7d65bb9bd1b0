def bucket(key: str, count: int) -> int:
    """Keys of one length would all land in one bucket."""
    return hash(key) % count
