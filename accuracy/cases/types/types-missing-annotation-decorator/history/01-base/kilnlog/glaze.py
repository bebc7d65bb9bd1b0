from .firing import heat


def schedule(target: int) -> str:
    return f"{heat(20, target, 100)} hours up"
