from .cache import item


def price(name: str, count: int) -> int:
    return item(name)["cents"] * count
