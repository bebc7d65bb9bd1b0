from reelreader.tape import lengths


def test_even():
    assert lengths([1, 4, 6, 8]) == [3, 2]


def test_last_one_alone():
    assert lengths([1, 4, 6]) == [3]
