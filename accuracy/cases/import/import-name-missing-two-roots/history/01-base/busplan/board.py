from .names import short
from .route import Route


def board(route: Route) -> str:
    last = route.stops[-1]
    return f"{route.line} {short(last.name)} :{last.minute:02d}"
