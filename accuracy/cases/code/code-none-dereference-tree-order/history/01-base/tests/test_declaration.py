import pytest


@pytest.mark.parametrize("code, duty", [("64", 8.0), ("6403", 8.0), ("640350", 5.0), ("640351", 5.0), ("85", 0.0)])
def test_duty(declaration, code, duty):
    assert declaration.add(code, 100).duty == duty


def test_unknown_code(declaration):
    with pytest.raises(KeyError):
        declaration.add("99", 1).duty
