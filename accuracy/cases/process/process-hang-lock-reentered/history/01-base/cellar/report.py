from .ledger import Ledger


def bottles(ledger: Ledger) -> int:
    return sum(ledger.stock.values())
