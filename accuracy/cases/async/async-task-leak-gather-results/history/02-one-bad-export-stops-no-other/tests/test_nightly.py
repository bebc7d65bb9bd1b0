import pytest

from granary.errors import ExportFailed
from granary.nightly import nightly
from granary.targets import Target

pytestmark = pytest.mark.asyncio


async def test_summary():
    assert await nightly([Target("disk", 99)], ["a", "b"]) == "2 rows to 1 targets"


async def test_others_go_on():
    disk, tape = Target("disk", 99), Target("tape", 99)
    await nightly([disk, tape], ["rye"])
    assert disk.stored == tape.stored


async def test_a_failed_export_is_told():
    with pytest.raises(ExportFailed):
        await nightly([Target("disk", 1), Target("tape", 99)], ["barley", "oats"])
