import asyncio
from typing import Dict, List

# Rows by the name of their page.
Source = Dict[str, List[int]]


async def fetch(source: Source, name: str) -> List[int]:
    await asyncio.sleep(0)
    return list(source[name])


async def rows(source: Source, names: List[str]) -> List[int]:
    if len(names) == 1:
        return fetch(source, names[0])
    parts = await asyncio.gather(*(fetch(source, name) for name in names))
    return [row for part in parts for row in part]
