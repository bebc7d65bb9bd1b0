from typing import Any, Dict

from .store import Store


def join(store: Store, name: str) -> Dict[str, Any]:
    member = {"name": name.strip(), "boats": 0}
    store.save(member)
    return member


def rename(store: Store, member: Dict[str, Any], name: str) -> None:
    member["name"] = name
    store.save(member)
