from .clock import Clock


class Alarm:
    def __init__(self, clock: Clock, after: float) -> None:
        self.clock = clock
        self.due = clock.now() + after

    async def ringing(self) -> bool:
        return self.clock.now() >= self.due
