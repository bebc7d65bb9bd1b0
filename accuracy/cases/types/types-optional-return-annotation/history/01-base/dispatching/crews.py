from dataclasses import dataclass
from typing import List


@dataclass
class Crew:
    name: str
    size: int


class NoCrew(LookupError):
    pass


def pick(crews: List[Crew], size: int) -> Crew:
    return max((crew for crew in crews if crew.size >= size), key=lambda crew: crew.name)
