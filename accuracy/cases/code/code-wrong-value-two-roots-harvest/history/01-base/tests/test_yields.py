from vineyard.field import Field
from vineyard.yields import per_hectare


def test_yield_per_hectare():
    assert per_hectare(Field("south", 2.5), 5100) == 2040.0
