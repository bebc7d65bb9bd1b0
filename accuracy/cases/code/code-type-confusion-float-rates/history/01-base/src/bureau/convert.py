from decimal import Decimal

from .rates import rates


def convert(amount: Decimal, to: str) -> Decimal:
    return amount * rates()[to]
