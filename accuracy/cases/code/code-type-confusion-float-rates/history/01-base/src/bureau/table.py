from decimal import Decimal

from .rates import rates


def row(name: str) -> str:
    rate = rates()[name]
    return f"{name} {rate.quantize(Decimal('0.001'))}"
