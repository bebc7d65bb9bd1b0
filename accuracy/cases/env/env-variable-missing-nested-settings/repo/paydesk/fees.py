from .regions import lookup
from .settings import settings


def fee(amount: float) -> float:
    _, rate = lookup(settings.region)
    return round(amount * rate, settings.rounding)
