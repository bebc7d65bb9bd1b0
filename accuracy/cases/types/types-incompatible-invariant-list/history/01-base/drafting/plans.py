from typing import List

from .describe import describe
from .shapes import Circle, Slot


def drill_plan(holes: List[Circle]) -> str:
    return f"drill {describe(holes)}"


def mill_plan(slots: List[Slot]) -> str:
    return f"mill {describe(slots)}"
