from typing import Dict


def total(plot: Dict[str, int]) -> int:
    return sum(plot.values())
