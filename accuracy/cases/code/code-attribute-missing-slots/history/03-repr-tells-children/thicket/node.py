from typing import Iterable, List


class Node:
    __slots__ = ("name", "children")

    def __init__(self, name: str, children: Iterable["Node"] = ()) -> None:
        self.name = name
        self.children: List["Node"] = list(children)

    def __repr__(self) -> str:
        return f"Node({self.name!r})" if not self.children else f"Node({self.name!r}, {len(self.children)})"
