import pytest

from fishmarket.orders import Order


@pytest.fixture
def order():
    return Order([("cod", 1250), ("crab", 890)])
