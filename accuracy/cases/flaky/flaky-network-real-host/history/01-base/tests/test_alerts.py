from skyline.alerts import alert


def test_no_alert_on_a_mild_day(client):
    assert not alert(client, "graz")
