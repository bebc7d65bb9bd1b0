from typing import List

from .pricing import PRICES


class Basket:
    def __init__(self) -> None:
        self.names: List[str] = []

    def total(self) -> int:
        return sum(PRICES[name] for name in self.names)
