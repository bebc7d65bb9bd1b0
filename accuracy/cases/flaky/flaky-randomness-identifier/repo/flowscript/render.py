from typing import List

from .names import fresh


def render(steps: List[str]) -> str:
    lines = []
    for step in steps:
        name = fresh()
        lines.append(f"{name} = {step!r}")
        lines.append(f"done.append({name})")
    return "\n".join(lines)
