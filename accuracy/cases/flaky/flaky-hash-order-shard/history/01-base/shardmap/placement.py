def bucket(key: str, count: int) -> int:
    return len(key) % count
