from typing import Iterable, Iterator, Set

from intake.rows import Row


class Deduplicating:
    """Lets each key through once; `key` names the column."""

    key = "id"

    def __init__(self) -> None:
        self.seen: Set[str] = set()

    def fresh(self, found: Iterable[Row]) -> Iterator[Row]:
        for row in found:
            if not row[self.key] or row[self.key] in self.seen:
                continue
            self.seen |= {row[self.key]}
            yield row
