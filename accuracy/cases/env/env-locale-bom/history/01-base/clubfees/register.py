import csv
import pathlib
from typing import Dict, List


def read(path: pathlib.Path) -> List[Dict[str, str]]:
    with path.open(newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))
