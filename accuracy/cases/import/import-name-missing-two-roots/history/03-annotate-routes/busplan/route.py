from dataclasses import dataclass, field
from typing import List


@dataclass
class Stop:
    name: str
    minute: int


@dataclass
class Route:
    line: str
    stops: List[str] = field(default_factory=list)
