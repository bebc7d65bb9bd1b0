from typing import Any, Dict


class Shelf:
    def __init__(self) -> None:
        self.items: Dict[str, Any] = {}

    def put(self, key: str, item: Any) -> None:
        self.items[key] = item

    def get(self, key: str) -> Any:
        return self.items[key]
