from decimal import Decimal

from bureau.margin import margin


def test_margin():
    assert margin("chf") == Decimal("0.30")
