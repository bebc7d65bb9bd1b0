from time import sleep
from typing import Callable


class Gone(Exception):
    pass


def retry(call: Callable[[], str], tries: int, what: str) -> str:
    for attempt in range(tries):
        try:
            return call()
        except ConnectionError:
            sleep(2 ** attempt)
    raise Gone(what)
