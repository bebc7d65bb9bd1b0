from __future__ import annotations

from dataclasses import dataclass

from .money import Money


@dataclass
class Invoice:
    number: int
    amount: Money
