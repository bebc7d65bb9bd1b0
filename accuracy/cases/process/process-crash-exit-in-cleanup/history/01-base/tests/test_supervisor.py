import pytest

from nightwatch import exits
from nightwatch.supervisor import supervise


def test_all_done():
    assert supervise([lambda: "a", lambda: "b"]) == ["a", "b"]


def test_stop_is_recorded():
    with pytest.raises(SystemExit):
        supervise([lambda: "stop"])
    assert exits.left[-1] == 3


def test_nothing():
    assert supervise([]) == []
