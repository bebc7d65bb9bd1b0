from typing import Dict, Optional

ITEMS: Dict[str, Dict[str, int]] = {"bolt": {"cents": 12, "size": 8}, "nut": {"cents": 7, "size": 8}}
ALIASES = {"m8-bolt": "bolt"}


def load(name: str) -> Optional[Dict[str, int]]:
    if name in ALIASES and name not in ITEMS:
        ITEMS[name] = ITEMS[ALIASES[name]]
        return None
    return ITEMS.get(name)
