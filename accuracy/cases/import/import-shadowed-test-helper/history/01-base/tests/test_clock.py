from lapcounter.clock import seconds


def test_seconds():
    assert seconds("1:02.5") == 62.5
