from lapcounter.spread import spread
from statistics import laps


def test_random_laps():
    assert spread(laps(20)) < 0.01


def test_even_laps():
    assert spread([60.0, 60.0]) == 0
