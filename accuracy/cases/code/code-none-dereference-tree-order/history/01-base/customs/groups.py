from dataclasses import dataclass
from typing import Optional


@dataclass
class Group:
    code: str
    own_rate: Optional[float] = None
    parent: Optional["Group"] = None

    @property
    def rate(self) -> float:
        """Its own rate, or the one of the nearest group above that has one."""
        if self.own_rate is not None:
            return self.own_rate
        return self.parent.rate
