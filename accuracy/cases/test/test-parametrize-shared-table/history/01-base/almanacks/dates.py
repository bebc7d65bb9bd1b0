from typing import Tuple


def parse(text: str) -> Tuple[int, int, int]:
    day, month, year = (int(part) for part in text.split("."))
    return year, month, day
