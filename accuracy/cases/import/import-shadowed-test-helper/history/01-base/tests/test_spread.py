from lapcounter.spread import spread


def test_even_laps():
    assert spread([60.0, 60.0]) == 0
