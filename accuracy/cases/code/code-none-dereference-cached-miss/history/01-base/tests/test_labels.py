from stockroom.labels import label


def test_label():
    assert label("bolt") == "bolt M8"


def test_label_by_alias():
    assert label("m8-bolt") == "m8-bolt M8"
