from typing import Dict


class Shelf:
    def __init__(self) -> None:
        self.items: Dict[str, str] = {}

    def put(self, key: str, item: str) -> None:
        self.items[key] = item

    def get(self, key: str) -> str:
        return self.items[key]
