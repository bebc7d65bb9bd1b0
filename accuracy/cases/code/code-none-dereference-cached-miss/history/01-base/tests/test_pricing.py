from stockroom.pricing import price


def test_price():
    assert price("nut", 10) == 70


def test_price_by_alias():
    assert price("m8-bolt", 2) == 24
