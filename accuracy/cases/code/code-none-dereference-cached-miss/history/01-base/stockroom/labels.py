from .cache import item


def label(name: str) -> str:
    found = item(name)
    return f"{name} M{found.get('size')}"
