from slips.render import render


def test_first_line(order):
    assert render(order).splitlines()[0] == "Order 7"


def test_pieces_are_counted(order):
    assert render(order).endswith("Pieces: 3\n")
