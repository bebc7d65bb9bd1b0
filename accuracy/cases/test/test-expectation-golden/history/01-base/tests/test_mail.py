from slips.mail import mail


def test_body_is_the_slip(order, golden):
    assert mail(order, "a@x.org")["body"] == golden("order.txt")
