from typing import cast

from .shelf import Shelf


def title(shelf: Shelf, key: str) -> str:
    found = cast(str, shelf.get(key))
    return found.title()
