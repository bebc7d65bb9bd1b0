from .regions import lookup
from .settings import settings


def receipt(amount: float) -> str:
    currency, _ = lookup(settings.region)
    return f"{amount:.2f} {currency}"
