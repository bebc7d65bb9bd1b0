from arboretum.imports import load


def test_import_adds_rows(db):
    assert load(db, ["fir, 30", "yew, 8.5"]) == 2
    found = db.execute("select name from trees where height > 25").fetchall()
    assert found == [("fir",)]
