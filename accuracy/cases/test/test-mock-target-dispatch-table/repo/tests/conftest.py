import pytest


class Paid:
    def __init__(self):
        self.cents = []

    def card(self, cents):
        self.cents.append(cents)
        return f"C{cents}"


@pytest.fixture
def gateway(monkeypatch):
    paid = Paid()
    monkeypatch.setattr("refunds.ways.to_card", paid.card)
    return paid
