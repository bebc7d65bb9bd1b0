from clubfees.fees import due


def test_fees_due(register):
    assert due(register) == ["3: Ann owes 24", "7: Zoë owes 24"]
