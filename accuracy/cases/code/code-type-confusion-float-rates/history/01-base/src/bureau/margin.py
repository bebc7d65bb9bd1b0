from decimal import Decimal

from .rates import rates


def margin(name: str) -> Decimal:
    return Decimal("1.25") - rates()[name]
