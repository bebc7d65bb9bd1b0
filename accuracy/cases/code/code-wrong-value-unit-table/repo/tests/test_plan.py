import pytest

from bakery.units import seconds


@pytest.mark.parametrize("text, n", [("45 s", 45), ("2 min", 120), ("1 d", 86400)])
def test_units(text, n):
    assert seconds(text) == n


def test_short(rolls):
    assert rolls.length == 1800


def test_slots(planner):
    assert [(s.start, s.end) for s in planner.slots] == [(0, 1800), (1800, 13200)]


def test_closing(planner):
    assert planner.until(9000) == ["rolls"]
