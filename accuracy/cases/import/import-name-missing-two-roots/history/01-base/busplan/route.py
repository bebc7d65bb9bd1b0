from dataclasses import dataclass, field
from typing import Any, List


@dataclass
class Stop:
    name: str
    minute: int


@dataclass
class Route:
    line: str
    stops: List[Any] = field(default_factory=list)
