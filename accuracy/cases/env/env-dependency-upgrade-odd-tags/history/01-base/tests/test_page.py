import pytest

from relay.channel import Channel
from relay.page import page


@pytest.fixture
def channels():
    return [Channel("stable", ["1.2", "1.10"]), Channel("edge", ["nightly-3", "1.11"])]


def test_stable(channels):
    assert channels[0].current == "1.10"


def test_edge(channels):
    assert channels[1].current == "1.11"


def test_page(channels):
    assert page(channels) == "stable: 1.10\nedge: 1.11"


def test_nothing():
    assert page([Channel("lts", [])]) == "lts: nothing yet"
