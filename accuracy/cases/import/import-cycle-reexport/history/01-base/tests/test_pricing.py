from greengrocer.pricing import price


def test_price():
    assert price("kale") == "1.90 EUR"
