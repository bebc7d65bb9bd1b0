import re


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def short(name: str) -> str:
    return name.split(",")[0]
