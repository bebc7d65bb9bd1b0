from almanacks.weeks import week
from examples import examples


@examples
def test_week(text, day, number):
    assert week(text) == number
