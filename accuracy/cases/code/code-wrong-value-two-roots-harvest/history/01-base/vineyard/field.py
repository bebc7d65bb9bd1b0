from dataclasses import dataclass


@dataclass
class Field:
    name: str
    area: float
