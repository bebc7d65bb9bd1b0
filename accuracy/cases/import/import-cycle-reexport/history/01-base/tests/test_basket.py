from greengrocer.basket import Basket


def test_empty():
    assert Basket().total() == 0
