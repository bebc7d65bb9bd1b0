import os
import sys
from typing import List

left: List[int] = []


def leave(code: int) -> None:
    left.append(code)
    if code:
        os._exit(code)
    sys.exit(code)
