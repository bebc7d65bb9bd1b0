import pathlib
from typing import Dict

from .register import read


def by_id(path: pathlib.Path) -> Dict[int, str]:
    return {int(row["id"]): row["name"] for row in read(path)}
