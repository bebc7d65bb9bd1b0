from cellar.ledger import Ledger
from cellar.report import bottles


def test_bottles():
    ledger = Ledger()
    ledger.put("port", 3)
    assert bottles(ledger) == 3
