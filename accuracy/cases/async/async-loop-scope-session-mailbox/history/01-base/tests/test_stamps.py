from postroom.stamps import stamp


def test_stamp():
    assert stamp("x") == "[paid] x"
