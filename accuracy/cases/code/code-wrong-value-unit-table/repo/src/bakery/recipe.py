from dataclasses import dataclass, field

from bakery.units import seconds


@dataclass
class Step:
    name: str
    span: str

    @property
    def length(self):
        return seconds(self.span)


@dataclass
class Recipe:
    name: str
    steps: list = field(default_factory=list)

    @property
    def length(self):
        return sum(step.length for step in self.steps)
