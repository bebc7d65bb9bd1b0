from typing import List

from .shapes import Shape


def describe(shapes: List[Shape]) -> str:
    return ", ".join(shape.name for shape in shapes)
