import sqlite3
from typing import Iterable


def load(db: sqlite3.Connection, lines: Iterable[str]) -> int:
    rows = [(name.strip(), float(height)) for name, height in (line.split(",") for line in lines)]
    db.executemany("insert into trees values (?, ?)", rows)
    return len(rows)
