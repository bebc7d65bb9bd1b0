import re

SECONDS = {
    "s": 1,
    "min": 60,
    "h": 360,
    "d": 86400,
}
SPAN = re.compile(r"(\d+)\s*([a-z]+)")


def seconds(text):
    return sum(int(n) * SECONDS[unit] for n, unit in SPAN.findall(text))
