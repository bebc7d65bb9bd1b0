import pytest

from freightcalc.quote import Quote, UnknownZone


@pytest.mark.parametrize("zone, price", [("local", 13), ("island", 43)])
def test_price(zone, price):
    assert Quote(zone, 2).price() == price


def test_unknown_zone():
    with pytest.raises(UnknownZone):
        Quote("moon", 1).price()
