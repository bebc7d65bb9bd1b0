from typing import Iterator


def songs(path: str) -> Iterator[str]:
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip():
                yield line.strip()
