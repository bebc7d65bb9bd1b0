from typing import Iterable, List

from .readings import Reading


def table(readings: Iterable[Reading]) -> List[str]:
    return [f"{one['buoy']} {one['value']}{one['unit']}" for one in readings]
