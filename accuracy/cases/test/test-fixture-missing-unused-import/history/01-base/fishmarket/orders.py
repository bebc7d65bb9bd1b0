from dataclasses import dataclass, field
from typing import List, Tuple


@dataclass
class Order:
    lines: List[Tuple[str, int]] = field(default_factory=list)
    closed: bool = False

    def total(self) -> int:
        return sum(cents for _, cents in self.lines)
