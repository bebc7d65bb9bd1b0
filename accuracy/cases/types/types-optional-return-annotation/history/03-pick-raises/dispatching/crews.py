from dataclasses import dataclass
from typing import List, Optional


@dataclass
class Crew:
    name: str
    size: int


class NoCrew(LookupError):
    pass


def pick(crews: List[Crew], size: int) -> Optional[Crew]:
    fit = [crew for crew in crews if crew.size >= size]
    if not fit:
        raise NoCrew(size)
    return max(fit, key=lambda crew: crew.name)
