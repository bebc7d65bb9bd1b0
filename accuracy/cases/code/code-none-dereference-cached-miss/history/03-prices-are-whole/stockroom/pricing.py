from .cache import item


def price(name: str, count: int) -> int:
    # In cents, so always whole.
    return item(name)["cents"] * count
