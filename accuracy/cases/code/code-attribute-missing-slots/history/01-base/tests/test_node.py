from thicket.node import Node


def test_repr():
    assert repr(Node("a")) == "Node('a')"
