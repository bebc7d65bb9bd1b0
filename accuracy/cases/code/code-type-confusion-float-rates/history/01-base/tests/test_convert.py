from decimal import Decimal

from bureau.convert import convert


def test_convert():
    assert convert(Decimal("100"), "nok") == Decimal("1152")
