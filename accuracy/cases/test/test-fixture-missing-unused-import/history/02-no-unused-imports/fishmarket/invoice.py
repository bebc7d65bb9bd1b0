from typing import List

from .orders import Order


def lines(order: Order) -> List[str]:
    return [f"{name:<8}{cents / 100:>7.2f}" for name, cents in order.lines]
