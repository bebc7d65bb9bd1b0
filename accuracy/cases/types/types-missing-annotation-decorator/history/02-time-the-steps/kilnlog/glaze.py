from .firing import heat
from .timing import timed


@timed
def schedule(target: int) -> str:
    return f"{heat(20, target, 100)} hours up"
