from .basket import Basket


def summary(basket: Basket) -> str:
    return f"{basket.owner}: {len(basket.names)} lines, {basket.total / 100:.2f}"
