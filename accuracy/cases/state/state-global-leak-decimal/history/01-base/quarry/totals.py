from decimal import Decimal
from typing import Iterable, Tuple

from .prices import price

TAX = Decimal("0.19")


def total(lines: Iterable[Tuple[str, str]]) -> Decimal:
    return sum((price(stone, tonnes) for stone, tonnes in lines), Decimal(0))


def with_tax(amount: Decimal) -> Decimal:
    return (amount * (1 + TAX)).quantize(Decimal("0.01"))
