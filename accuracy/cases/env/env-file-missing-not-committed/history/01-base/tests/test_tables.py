from wattage.tables import rows


def test_rows(tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("a,b\n1,2\n")
    assert rows(path) == [{"a": "1", "b": "2"}]


def test_no_file(tmp_path):
    assert rows(tmp_path / "none.csv") == []
