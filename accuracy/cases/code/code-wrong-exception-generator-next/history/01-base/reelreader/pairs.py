from typing import Iterable, Iterator, List, Tuple


def pairs(marks: Iterable[int]) -> Iterator[Tuple[int, int]]:
    known: List[int] = list(marks)
    for at in range(0, len(known) - 1, 2):
        yield known[at], known[at + 1]
