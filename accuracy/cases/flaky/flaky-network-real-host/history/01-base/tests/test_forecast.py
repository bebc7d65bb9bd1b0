from skyline.forecast import tomorrow


def test_tomorrow(client):
    assert tomorrow(client, "graz") == "clear, 22 degrees"
