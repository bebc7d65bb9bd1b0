from statistics import median, pstdev
from typing import List


def spread(laps: List[float]) -> float:
    return round(pstdev(laps) / median(laps), 3)
