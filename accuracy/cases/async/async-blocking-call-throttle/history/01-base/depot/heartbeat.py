import asyncio


class Heartbeat:
    def __init__(self, every: float) -> None:
        self.every = every
        self.beats = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            self.beats += 1
