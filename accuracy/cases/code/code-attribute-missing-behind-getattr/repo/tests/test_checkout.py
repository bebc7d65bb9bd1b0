from marketcart.basket import basket
from marketcart.checkout import summary


def test_summary():
    assert summary(basket({"name": "fig", "cents": 55, "count": 2})) == "ann: 1 lines, 1.10"
