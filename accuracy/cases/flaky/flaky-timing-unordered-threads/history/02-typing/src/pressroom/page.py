from typing import List

from .fetch import fetch


SEPARATOR = ""


def page(names: List[str]) -> str:
    return SEPARATOR.join(fetch(names))
