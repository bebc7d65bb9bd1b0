import os
from dataclasses import dataclass


class Misconfigured(RuntimeError):
    pass


def required(name):
    value = os.environ.get(f"MINT_{name}")
    if value is None:
        raise Misconfigured(f"{name} is not configured")
    return value


def optional(name, default):
    return os.environ.get(f"MINT_{name}", default)


@dataclass
class Settings:
    issuer: str
    hours: int

    @classmethod
    def load(cls):
        return cls(issuer=optional("ISSUER", "mint"), hours=int(optional("HOURS", "8")))
