from tillform.forms import parse
from tillform.invoice import Invoice
from tillform.money import Money


def test_form_parses_amounts():
    assert parse(Invoice, {"number": "4", "amount": "12.50"}) == Invoice(4, Money(1250))


def test_money():
    assert Money.parse("3") == Money(300)
