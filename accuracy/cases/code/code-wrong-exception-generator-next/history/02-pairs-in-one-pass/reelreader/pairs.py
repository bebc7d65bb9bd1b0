from typing import Iterable, Iterator, Tuple


def pairs(tape: Iterable[int]) -> Iterator[Tuple[int, int]]:
    marks = iter(tape)
    for start in marks:
        end = next(marks)
        yield start, end
