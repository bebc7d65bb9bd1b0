from paydesk.fees import fee


def test_fee():
    assert fee(100) == 1.4
