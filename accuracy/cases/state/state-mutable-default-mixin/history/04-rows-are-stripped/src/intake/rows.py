import csv
import io
from typing import Dict, Iterator

Row = Dict[str, str]


def rows(text: str) -> Iterator[Row]:
    yield from csv.DictReader(io.StringIO(text.strip()))
