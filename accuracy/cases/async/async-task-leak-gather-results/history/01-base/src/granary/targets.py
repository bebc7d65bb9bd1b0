import asyncio
from typing import Dict

from .errors import ExportFailed


class Target:
    def __init__(self, name: str, room: int) -> None:
        self.name = name
        self.room = room
        self.stored: Dict[str, str] = {}

    async def store(self, key: str, text: str) -> None:
        await asyncio.sleep(0)
        if len(text) > self.room:
            raise ExportFailed(self.name)
        self.stored[key] = text
