import sys
from typing import List

left: List[int] = []


def leave(code: int) -> None:
    left.append(code)
    sys.exit(code)
