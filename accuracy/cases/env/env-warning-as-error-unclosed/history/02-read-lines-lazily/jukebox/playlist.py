from typing import Iterator


def songs(path: str) -> Iterator[str]:
    lines = (line.strip() for line in open(path, encoding="utf-8"))
    return (line for line in lines if line)
