from .basket import Basket

__all__ = ["Basket", "CURRENCY"]

CURRENCY = "EUR"
