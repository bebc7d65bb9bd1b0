import pytest

from noticeboard.broker import Broker
from noticeboard.history import last
from noticeboard.notices import announce


def test_nothing_yet():
    assert last(Broker([])) is None


@pytest.mark.asyncio
async def test_last_notice(broker):
    await announce(broker, "doors close at 8")
    assert last(broker) == "kitchen: doors close at 8"
