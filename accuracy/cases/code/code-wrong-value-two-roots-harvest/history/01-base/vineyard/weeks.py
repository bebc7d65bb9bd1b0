from typing import List


def weeks(days: List[int]) -> List[int]:
    return [sum(days[start:start + 7]) for start in range(0, len(days), 7)]
