import asyncio


class Clock:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.shift = 0.0

    def now(self) -> float:
        return self.loop.time() + self.shift
