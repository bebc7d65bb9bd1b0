from dataclasses import dataclass


@dataclass
class Part:
    wood: str
    length: int

    def cost(self) -> int:
        return self.length * (9 if self.wood == "oak" else 4)
