from typing import Any


def describe(shapes: Any) -> str:
    return ", ".join(shape.name for shape in shapes)
