import sqlite3

TABLE = "create table trees (name text not null, height real not null)"
SEED = [("oak", 21.0), ("birch", 15.0)]


def create(db: sqlite3.Connection) -> None:
    db.execute(TABLE)
    db.executemany("insert into trees values (?, ?)", SEED)
