from decimal import Decimal

PER_TONNE = {"gravel": Decimal("18.4375"), "sand": Decimal("11.205"), "granite": Decimal("64.90")}


def price(stone: str, tonnes: str) -> Decimal:
    return PER_TONNE[stone] * Decimal(tonnes)
