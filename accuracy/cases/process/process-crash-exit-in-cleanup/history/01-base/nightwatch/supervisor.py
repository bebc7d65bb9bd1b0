from typing import Callable, Iterable, List

from .exits import leave


def supervise(jobs: Iterable[Callable[[], str]]) -> List[str]:
    done = []
    for job in jobs:
        word = job()
        if word == "stop":
            leave(3)
        done.append(word)
    return done
