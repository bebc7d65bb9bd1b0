from .requests import Request, build


def latest() -> Request:
    return build("/feed/latest")
