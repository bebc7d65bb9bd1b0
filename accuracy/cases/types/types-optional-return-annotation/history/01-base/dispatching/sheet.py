from typing import List

from .crews import Crew, pick


def line(crews: List[Crew]) -> str:
    crew = pick(crews, 2)
    return f"{crew.name} ({crew.size})"
