from typing import Dict

from .framework import Denied

TOKENS = {"t-ann": "ann"}


def current_user(request: Dict[str, str]) -> str:
    token = request.get("token", "")
    if token not in TOKENS:
        raise Denied("please log in first")
    return TOKENS[token]
