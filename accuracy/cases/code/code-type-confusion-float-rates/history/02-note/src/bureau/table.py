from decimal import Decimal

from .rates import rates


# Three places are what the board shows.
def row(name: str) -> str:
    rate = rates()[name]
    return f"{name} {rate.quantize(Decimal('0.001'))}"
