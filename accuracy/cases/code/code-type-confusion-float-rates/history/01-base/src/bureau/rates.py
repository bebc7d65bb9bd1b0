from decimal import Decimal
from typing import Dict

TEXT = "chf 0.95 nok 11.52"


def rates() -> Dict[str, Decimal]:
    words = TEXT.split()
    return {name: Decimal(value) for name, value in zip(words[::2], words[1::2])}
