from desk.labels import label, shelf_label


def test_copies():
    assert label("P-1", "a4", copies=2) == "P-1 @ a4\nP-1 @ a4"


def test_shelf_label_is_loud():
    assert shelf_label("P-1", "a4") == "P-1 @ A4"
