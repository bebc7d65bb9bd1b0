from typing import List

from .crews import Crew, pick


def lead(crews: List[Crew]) -> str:
    return pick(crews, 1).name


def spare(crews: List[Crew], size: int) -> int:
    return pick(crews, size).size - size
