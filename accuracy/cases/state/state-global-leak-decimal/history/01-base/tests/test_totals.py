from decimal import Decimal

from quarry.totals import total, with_tax


def test_exact_total():
    assert total([("gravel", "12.5"), ("sand", "7.25")]) == Decimal("311.705")


def test_total_with_tax():
    assert with_tax(Decimal("31.05")) == Decimal("36.95")


def test_nothing():
    assert total([]) == 0
