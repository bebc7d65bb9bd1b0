from typing import List

from .weeks import weeks


def report(days: List[int]) -> str:
    return " | ".join(f"{kilos} kg" for kilos in weeks(days))
