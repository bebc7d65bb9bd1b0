from courierkit.account import balance


def test_balance_is_signed():
    assert balance("abc").headers["authorization"] == "Bearer abc"
