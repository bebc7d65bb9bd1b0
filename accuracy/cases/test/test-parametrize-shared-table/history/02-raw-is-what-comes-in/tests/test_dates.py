from almanacks.dates import parse
from examples import examples


@examples
def test_day(raw, day, number):
    assert parse(raw)[2] == day


def test_year_first():
    assert parse("5.6.2024") == (2024, 6, 5)
