from typing import Tuple


def parse(raw: str) -> Tuple[int, int, int]:
    day, month, year = (int(part) for part in raw.split("."))
    return year, month, day
