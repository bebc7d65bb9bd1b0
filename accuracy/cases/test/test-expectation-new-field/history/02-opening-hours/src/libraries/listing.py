from typing import Any, Dict, Iterable, List

from .model import Library


def entry(library: Library) -> Dict[str, Any]:
    return {"name": library.name, "town": library.town, "hours": library.hours}


def listing(libraries: Iterable[Library]) -> List[Dict[str, Any]]:
    return sorted((entry(one) for one in libraries), key=lambda one: one["name"])
