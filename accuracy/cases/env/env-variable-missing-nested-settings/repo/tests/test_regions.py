from paydesk.regions import lookup


def test_lookup():
    assert lookup("US") == ("USD", 0.029)
