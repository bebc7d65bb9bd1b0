import re

UNITS = {"h": 3600, "m": 60, "s": 1}
PART = re.compile(r"(\d+)([hms])")


def seconds(text: str) -> int:
    return sum(int(count) * UNITS[unit] for count, unit in PART.findall(text))
