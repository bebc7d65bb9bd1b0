from decimal import Decimal

from quarry.estimate import rough


def test_rough_cost():
    assert rough("gravel", "12.5") == Decimal("230")
    assert rough("sand", "2") == Decimal("22.4")
