from slips.render import render


def test_first_line(order):
    assert render(order).splitlines()[0] == "Order 7"
