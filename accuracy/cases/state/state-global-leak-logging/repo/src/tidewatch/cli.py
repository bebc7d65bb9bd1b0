from typing import List

from .quiet import run_quietly
from .watch import gaps


def main(args: List[str]) -> str:
    quiet = "-q" in args
    times = [int(arg) for arg in args if arg != "-q"]
    found = run_quietly(lambda: gaps(times, 15)) if quiet else gaps(times, 15)
    return f"{len(found)} gaps"
