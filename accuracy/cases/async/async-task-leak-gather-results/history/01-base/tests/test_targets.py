import pytest

from granary.errors import ExportFailed
from granary.targets import Target

pytestmark = pytest.mark.asyncio


async def test_store():
    target = Target("disk", 10)
    await target.store("a", "b")
    assert target.stored == {"a": "b"}


async def test_no_room():
    with pytest.raises(ExportFailed):
        await Target("disk", 1).store("a", "long")
