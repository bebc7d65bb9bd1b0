from tillform.invoice import Invoice
from tillform.money import Money
from tillform.registry import fields


def test_fields_of_an_invoice():
    assert fields(Invoice) == {"number": int, "amount": Money}
