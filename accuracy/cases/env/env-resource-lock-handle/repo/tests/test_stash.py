from stash.copy import rename
from stash.store import Store


def test_put(tmp_path):
    with Store(tmp_path) as store:
        store.put("x", "y")
        assert store.get("x") == "y"


def test_again(filled):
    with Store(filled) as store:
        assert store.get("a") == "one"


def test_rename(filled):
    rename(filled, "a", "b")
    assert (filled / "b").read_text() == "one"
