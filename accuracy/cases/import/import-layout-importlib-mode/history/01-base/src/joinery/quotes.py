from typing import Iterable

from .parts import Part


def quote(parts: Iterable[Part]) -> int:
    return sum(part.cost() for part in parts)
