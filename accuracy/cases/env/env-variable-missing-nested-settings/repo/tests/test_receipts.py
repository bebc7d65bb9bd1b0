from paydesk.receipts import receipt


def test_receipt_names_the_currency():
    assert receipt(5) == "5.00 EUR"
