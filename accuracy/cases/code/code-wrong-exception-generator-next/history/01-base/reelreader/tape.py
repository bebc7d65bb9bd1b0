from typing import List

from .pairs import pairs


def lengths(marks: List[int]) -> List[int]:
    return [end - start for start, end in pairs(marks)]
