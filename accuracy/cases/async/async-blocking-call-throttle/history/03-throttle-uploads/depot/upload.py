import asyncio
from typing import List

from .chunks import chunks
from .throttle import Throttle


async def send(sink: List[bytes], chunk: bytes) -> None:
    await asyncio.sleep(0.001)
    sink.append(chunk)


async def upload(sink: List[bytes], data: bytes, size: int = 4) -> int:
    throttle = Throttle(0.03)
    count = 0
    for chunk in chunks(data, size):
        await send(sink, chunk)
        throttle.pause()
        count += 1
    return count
