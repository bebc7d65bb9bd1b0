from dataclasses import dataclass


@dataclass
class Library:
    name: str
    town: str
