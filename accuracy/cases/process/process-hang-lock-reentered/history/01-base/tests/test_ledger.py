from cellar.ledger import Ledger


def test_put():
    ledger = Ledger()
    ledger.put("rioja", 6)
    assert ledger.stock == {"rioja": 6}


def test_move():
    ledger = Ledger()
    ledger.put("rioja", 6)
    ledger.move("rioja", "cava", 2)
    assert ledger.stock == {"rioja": 4, "cava": 2}
