from dataclasses import dataclass


@dataclass(frozen=True)
class Money:
    cents: int

    @classmethod
    def parse(cls, text: str) -> "Money":
        whole, _, part = text.partition(".")
        return cls(int(whole) * 100 + int(part or 0))
