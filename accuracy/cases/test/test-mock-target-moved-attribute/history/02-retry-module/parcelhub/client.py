from typing import Callable

from .retry import Gone, retry

__all__ = ["Client", "Gone"]


class Client:
    def __init__(self, send: Callable[[str], str], tries: int = 3) -> None:
        self.send = send
        self.tries = tries

    def track(self, parcel: str) -> str:
        return retry(lambda: self.send(parcel), self.tries, parcel)
