import asyncio

from depot.heartbeat import Heartbeat
from depot.upload import upload


async def test_everything_arrives():
    sink = []
    assert await upload(sink, b"abcdef", 3) == 2
    assert b"".join(sink) == b"abcdef"


async def test_heartbeat_ticks_meanwhile():
    heart = Heartbeat(0.01)
    task = asyncio.ensure_future(heart.run())
    await upload([], b"x" * 40, 4)
    task.cancel()
    assert heart.beats > 12
