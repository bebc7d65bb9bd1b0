from orchard.trees import labels


def test_labels():
    assert labels(1, 2) == ["0-0", "0-1"]
