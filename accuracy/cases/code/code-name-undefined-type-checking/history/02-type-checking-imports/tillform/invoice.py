from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .money import Money


@dataclass
class Invoice:
    number: int
    amount: Money
