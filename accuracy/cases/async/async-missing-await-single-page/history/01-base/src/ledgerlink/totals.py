from typing import List

from .pages import Source, rows


async def total(source: Source, names: List[str]) -> int:
    found = await rows(source, names)
    result = 0
    for value in found:
        result += value
    return result
