from pressroom.page import page

NAMES = ["head", "lead", "body", "side", "ads", "foot"]


def test_one_part():
    assert page(["head"]) == "<head>"


def test_all_parts_are_there():
    assert sorted(page(NAMES)) == sorted("".join(f"<{name}>" for name in NAMES))


def test_parts_in_order():
    assert page(NAMES) == "".join(f"<{name}>" for name in NAMES)
