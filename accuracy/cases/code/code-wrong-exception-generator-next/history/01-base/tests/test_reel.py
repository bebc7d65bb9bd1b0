from reelreader.reel import longest


def test_longest():
    assert longest([0, 2, 5, 9]) == 4


def test_odd_tape():
    assert longest([3]) == 0
