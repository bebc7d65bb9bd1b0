from typing import List

from .tape import lengths


def longest(marks: List[int]) -> int:
    return max(lengths(marks), default=0)
