from fishmarket.orders import Order


def test_empty():
    assert Order().total() == 0


def test_order_total(order):
    assert order.total() == 2140


def test_order_is_open(order):
    assert not order.closed
