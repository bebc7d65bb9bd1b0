from typing import List

from .fetch import fetch


def page(names: List[str]) -> str:
    return "".join(fetch(names))
