from typing import List

from .shapes import Shape


def describe(shapes: List[Shape]) -> str:
    """The names of all, as the legend has them."""
    return ", ".join(shape.name for shape in shapes)
