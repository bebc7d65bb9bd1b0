import pathlib
from typing import Dict

from .tables import rows


def tariffs(path: pathlib.Path) -> Dict[str, float]:
    return {row["name"]: float(row["cents"]) for row in rows(path)}


def cheapest(path: pathlib.Path) -> str:
    known = tariffs(path)
    return min(known, key=known.__getitem__)
