from typing import List

from .spread import spread


def report(laps: List[float]) -> str:
    return f"{len(laps)} laps, spread {spread(laps)}"
