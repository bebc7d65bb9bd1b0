import pathlib
from typing import List

from .members import by_id

FEE = 24


def due(path: pathlib.Path) -> List[str]:
    return [f"{number}: {name} owes {FEE}" for number, name in sorted(by_id(path).items())]
