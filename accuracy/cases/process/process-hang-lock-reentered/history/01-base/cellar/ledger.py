from typing import Dict


class Ledger:
    def __init__(self) -> None:
        self.stock: Dict[str, int] = {}

    def put(self, wine: str, count: int) -> None:
        self.stock[wine] = self.stock.get(wine, 0) + count

    def move(self, old: str, new: str, count: int) -> None:
        self.put(old, -count)
        self.put(new, count)
