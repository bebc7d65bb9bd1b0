import asyncio
from typing import Sequence

from .targets import Target


async def export_all(targets: Sequence[Target], key: str, text: str) -> None:
    jobs = [target.store(key, text) for target in targets]
    await asyncio.gather(*jobs, return_exceptions=True)
