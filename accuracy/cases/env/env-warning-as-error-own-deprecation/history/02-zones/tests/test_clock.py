from eventbook import clock


def test_zone():
    assert clock.zoned(3600, offset=2) == "03:00"
