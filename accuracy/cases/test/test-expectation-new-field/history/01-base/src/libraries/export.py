import json
from typing import Iterable

from .listing import listing
from .model import Library


def export(libraries: Iterable[Library]) -> str:
    return json.dumps(listing(libraries))
