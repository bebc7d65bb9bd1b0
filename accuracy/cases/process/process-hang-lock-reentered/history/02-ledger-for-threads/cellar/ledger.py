import threading
from typing import Dict


class Ledger:
    def __init__(self) -> None:
        self.stock: Dict[str, int] = {}
        self.lock = threading.Lock()

    def put(self, wine: str, count: int) -> None:
        with self.lock:
            self.stock[wine] = self.stock.get(wine, 0) + count

    def move(self, old: str, new: str, count: int) -> None:
        with self.lock:
            self.put(old, -count)
            self.put(new, count)
