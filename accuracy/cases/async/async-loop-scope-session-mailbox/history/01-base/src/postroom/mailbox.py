import asyncio
from typing import Optional

from .stamps import stamp


class Mailbox:
    """Stamps what comes in and hands it out in order."""

    def __init__(self) -> None:
        self.incoming: "asyncio.Queue[str]" = asyncio.Queue()
        self.outgoing: "asyncio.Queue[str]" = asyncio.Queue()
        self.pump: Optional["asyncio.Task[None]"] = None

    async def open(self) -> None:
        self.pump = asyncio.create_task(self._run())
        await asyncio.sleep(0)

    async def _run(self) -> None:
        while True:
            letter = await self.incoming.get()
            await self.outgoing.put(stamp(letter))

    async def post(self, letter: str) -> None:
        await self.incoming.put(letter)

    async def collect(self) -> str:
        return await asyncio.wait_for(self.outgoing.get(), 2)

    async def close(self) -> None:
        if self.pump is not None:
            self.pump.cancel()
