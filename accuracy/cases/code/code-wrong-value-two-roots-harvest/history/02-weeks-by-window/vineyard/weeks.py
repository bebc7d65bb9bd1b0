from typing import List


def window(days: List[int], start: int) -> List[int]:
    return days[start:start + 6]


def weeks(days: List[int]) -> List[int]:
    return [sum(window(days, start)) for start in range(0, len(days), 7)]
