from vineyard.weeks import weeks


def test_week_sum():
    assert weeks([1, 1, 1, 1, 1, 1, 4]) == [10]


def test_two_weeks():
    assert weeks([1] * 14) == [7, 7]


def test_no_days():
    assert weeks([]) == []
