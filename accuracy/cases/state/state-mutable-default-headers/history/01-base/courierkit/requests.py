from dataclasses import dataclass
from typing import Dict, Optional


@dataclass
class Request:
    path: str
    headers: Dict[str, str]


def build(path: str, token: Optional[str] = None) -> Request:
    headers = {"accept": "application/json"}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    return Request(path, headers)
