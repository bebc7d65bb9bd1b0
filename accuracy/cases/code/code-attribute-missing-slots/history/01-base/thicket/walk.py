from typing import Iterator

from .node import Node


def walk(node: Node, depth: int = 0) -> Iterator[Node]:
    node.depth = depth
    yield node
    for child in node.children:
        yield from walk(child, depth + 1)
