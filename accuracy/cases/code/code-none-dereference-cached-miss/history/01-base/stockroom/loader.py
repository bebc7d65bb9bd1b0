from typing import Dict, Optional

ITEMS: Dict[str, Dict[str, int]] = {"bolt": {"cents": 12, "size": 8}, "nut": {"cents": 7, "size": 8}}
ALIASES = {"m8-bolt": "bolt"}


def load(name: str) -> Optional[Dict[str, int]]:
    return ITEMS.get(ALIASES.get(name, name))
