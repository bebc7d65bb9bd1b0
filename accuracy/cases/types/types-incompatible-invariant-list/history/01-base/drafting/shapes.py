from dataclasses import dataclass


@dataclass
class Shape:
    name: str


@dataclass
class Circle(Shape):
    radius: float = 1.0


@dataclass
class Slot(Shape):
    length: float = 2.0
