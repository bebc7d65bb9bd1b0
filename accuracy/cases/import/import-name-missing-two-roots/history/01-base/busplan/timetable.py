from typing import List

from .route import Route, Stop


def add(route: Route, name: str, minute: int) -> None:
    route.stops.append(Stop(name, minute))


def minutes(route: Route) -> List[int]:
    return [stop.minute for stop in route.stops]
