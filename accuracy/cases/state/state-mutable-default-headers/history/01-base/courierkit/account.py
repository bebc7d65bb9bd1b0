from .requests import Request, build


def balance(token: str) -> Request:
    return build("/balance", token=token)
