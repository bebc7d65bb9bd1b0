from typing import List

from .describe import describe
from .shapes import Circle


def legend(circles: List[Circle]) -> str:
    wide = [circle for circle in circles if circle.radius > 5]
    return describe(wide).upper()
