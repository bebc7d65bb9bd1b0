from thicket.node import Node
from thicket.walk import walk


def test_depths():
    tree = Node("a", [Node("b", [Node("c")])])
    assert [node.depth for node in walk(tree)] == [0, 1, 2]
