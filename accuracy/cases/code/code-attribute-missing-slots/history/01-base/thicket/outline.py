from .node import Node
from .walk import walk


def outline(root: Node) -> str:
    return "\n".join("  " * node.depth + node.name for node in walk(root))
