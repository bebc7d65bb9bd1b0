from decimal import Decimal

from quarry.prices import price


def test_price():
    assert price("granite", "1") == Decimal("64.90")
