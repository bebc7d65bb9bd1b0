import pathlib
from typing import List

from .segments import segments


class MergeFailed(Exception):
    pass


def merge(folder: pathlib.Path) -> List[str]:
    try:
        parts = segments(folder)
    except OSError as error:
        raise MergeFailed(f"{folder.name}: {error.strerror}") from error
    found = [line for part in parts for line in part.lines()]
    for part in parts:
        part.close()
    return sorted(found)
