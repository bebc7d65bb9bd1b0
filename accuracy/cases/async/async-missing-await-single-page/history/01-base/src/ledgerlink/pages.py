import asyncio
from typing import Dict, List

Source = Dict[str, List[int]]


async def fetch(source: Source, name: str) -> List[int]:
    await asyncio.sleep(0)
    return list(source[name])


async def rows(source: Source, names: List[str]) -> List[int]:
    parts = await asyncio.gather(*(fetch(source, name) for name in names))
    return [row for part in parts for row in part]
