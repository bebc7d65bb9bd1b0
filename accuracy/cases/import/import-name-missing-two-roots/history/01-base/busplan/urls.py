from .names import slug


def url(name: str) -> str:
    return f"/stops/{slug(name)}"
