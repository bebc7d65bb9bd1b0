from typing import Any, Dict, TypedDict, cast


class Reading(TypedDict):
    buoy: str
    at: int
    value: float


def load(raw: Dict[str, Any]) -> Reading:
    raw.setdefault("unit", "m")
    return cast(Reading, raw)
