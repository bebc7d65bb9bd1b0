import sqlite3


def count(db: sqlite3.Connection) -> int:
    return db.execute("select count(*) from trees").fetchone()[0]


def mean_height(db: sqlite3.Connection) -> float:
    return db.execute("select avg(height) from trees").fetchone()[0]
