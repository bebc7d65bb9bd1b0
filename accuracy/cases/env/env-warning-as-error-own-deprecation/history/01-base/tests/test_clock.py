from eventbook import clock


def test_zone():
    assert clock.__name__ == "eventbook.clock"
