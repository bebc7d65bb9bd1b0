from busplan.urls import url


def test_url():
    assert url("Old Mill, north") == "/stops/old-mill-north"
