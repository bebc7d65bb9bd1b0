from typing import List

from .pages import Source, rows


async def report(source: Source, names: List[str]) -> str:
    found = await rows(source, names)
    return f"{len(found)} rows from {len(names)} pages"
