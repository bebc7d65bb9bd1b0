from typing import Any, Dict, List

from .fields import Fields


class Basket(Fields):
    @property
    def names(self) -> List[str]:
        return [line["name"] for line in self.lines]

    @property
    def total(self) -> int:
        return sum(line["cents"] * line["count"] for line in self.line)


def basket(*lines: Dict[str, Any]) -> Basket:
    return Basket({"lines": list(lines), "owner": "ann"})
