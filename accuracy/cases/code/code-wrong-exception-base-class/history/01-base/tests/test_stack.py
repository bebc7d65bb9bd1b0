import pytest

from stacksvc.loans import Loans
from stacksvc.shelves import Shelves
from stacksvc.signs import signs


@pytest.fixture
def shelves():
    return Shelves({"A1": "left", "B2": "right"})


def test_known(shelves):
    assert Loans(shelves).where("A1") == "left"


def test_unknown_is_in_store(shelves):
    assert Loans(shelves).where("Z9") == "store room"


def test_signs_skip_unknown(shelves):
    assert signs(shelves, ["A1", "Z9", "B2"]) == ["A1 -> left", "B2 -> right"]


def test_find_refuses(shelves):
    with pytest.raises(Exception, match="Z9"):
        shelves.find("Z9")
