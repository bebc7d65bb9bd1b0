from typing import Iterable, List

from .draw import draw


def letters(names: Iterable[str], seed: int = 1) -> List[str]:
    return [f"Dear {name.title()}, you have won." for name in draw(names, 2, seed)]
