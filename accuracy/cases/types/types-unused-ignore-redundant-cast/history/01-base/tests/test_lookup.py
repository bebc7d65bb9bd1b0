from archive.lookup import title
from archive.shelf import Shelf


def test_title():
    shelf = Shelf()
    shelf.put("a", "moby dick")
    assert title(shelf, "a") == "Moby Dick"
