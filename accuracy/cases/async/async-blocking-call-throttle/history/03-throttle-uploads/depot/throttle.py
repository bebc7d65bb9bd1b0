import time


class Throttle:
    """Keeps a pause between two chunks, so that a slow link is not flooded."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def pause(self) -> None:
        if self.seconds > 0:
            time.sleep(self.seconds)
