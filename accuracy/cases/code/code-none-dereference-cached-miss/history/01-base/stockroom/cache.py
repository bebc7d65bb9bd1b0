from typing import Dict, Optional

from .loader import load

_cache: Dict[str, Optional[Dict[str, int]]] = {}


def item(name: str) -> Dict[str, int]:
    if name not in _cache:
        _cache[name] = load(name)
    return _cache[name]  # type: ignore[return-value]
