from marketcart.basket import basket

PEAR = {"name": "pear", "cents": 40, "count": 3}


def test_names():
    assert basket(PEAR).names == ["pear"]


def test_total():
    assert basket(PEAR).total == 120
