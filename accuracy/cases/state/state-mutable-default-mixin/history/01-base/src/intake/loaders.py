from typing import List

from intake.dedup import Deduplicating
from intake.rows import Row, rows


class Loader:
    def load(self, text: str) -> List[Row]:
        return list(self.fresh(rows(text)))

    def fresh(self, found):
        return found


class MemberLoader(Deduplicating, Loader):
    key = "email"


class BookLoader(Deduplicating, Loader):
    key = "isbn"
