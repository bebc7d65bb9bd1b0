from courierkit.feed import latest


def test_path():
    assert latest().path == "/feed/latest"


def test_feed_is_anonymous():
    assert "authorization" not in latest().headers
