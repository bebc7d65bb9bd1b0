from bureau.rates import rates
from bureau.table import row


def test_names():
    assert sorted(rates()) == ["chf", "nok"]


def test_row():
    assert row("nok") == "nok 11.520"
