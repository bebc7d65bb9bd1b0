from decimal import Decimal, getcontext

from .prices import price

DIGITS = 3


def rough(stone: str, tonnes: str) -> Decimal:
    """An estimate for the phone: three digits are enough."""
    getcontext().prec = DIGITS
    return +price(stone, tonnes)
