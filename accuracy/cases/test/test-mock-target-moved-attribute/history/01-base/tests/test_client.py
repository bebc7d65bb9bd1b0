import pytest

from parcelhub.client import Client, Gone
from support import Flaky


def test_first_try():
    assert Client(Flaky(0)).track("p1") == "p1 delivered"


def test_third_try_succeeds(naps):
    assert Client(Flaky(2)).track("p1") == "p1 delivered"
    assert naps == [1, 2]


def test_gives_up(naps):
    with pytest.raises(Gone):
        Client(Flaky(9)).track("p1")
