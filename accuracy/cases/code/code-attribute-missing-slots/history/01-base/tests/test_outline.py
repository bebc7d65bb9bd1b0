from thicket.node import Node
from thicket.outline import outline


def test_outline_is_indented():
    assert outline(Node("a", [Node("b")])) == "a\n  b"
