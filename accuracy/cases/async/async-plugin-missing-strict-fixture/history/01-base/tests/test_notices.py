import pytest

from noticeboard.notices import announce

pytestmark = pytest.mark.asyncio


async def test_notice_reaches_every_room(broker):
    assert await announce(broker, "fire drill ") == 2


async def test_notice_is_kept(broker):
    await announce(broker, " lunch")
    assert broker.rooms["kitchen"] == ["lunch"]
