from typing import List

from . import source


def fetch(names: List[str]) -> List[str]:
    return [source.part(name) for name in names]
