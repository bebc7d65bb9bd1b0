from kilnlog.firing import cool, heat


def test_heat():
    assert heat(20, 1020, 100) == 10


def test_cool():
    assert cool(1000, 100) == 10
