from dataclasses import dataclass


@dataclass
class Library:
    name: str
    town: str
    hours: str = "10-18"
