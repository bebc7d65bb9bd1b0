import pytest

from noticeboard.broker import Broker


@pytest.fixture
def rooms():
    return ["lobby", "kitchen"]


@pytest.fixture
def broker(rooms):
    return Broker(rooms)
