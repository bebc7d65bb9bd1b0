import functools
import time
from typing import Dict

TIMES: Dict[str, float] = {}


def timed(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        start = time.perf_counter()
        try:
            return function(*args, **kwargs)
        finally:
            TIMES[function.__name__] = time.perf_counter() - start
    return wrapper
