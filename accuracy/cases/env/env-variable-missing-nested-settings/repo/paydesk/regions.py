from typing import Dict, Tuple

REGIONS: Dict[str, Tuple[str, float]] = {"eu": ("EUR", 0.014), "us": ("USD", 0.029)}


class UnknownRegion(LookupError):
    pass


def lookup(region: str) -> Tuple[str, float]:
    for name, entry in REGIONS.items():
        if name == region.lower():
            return entry
    raise UnknownRegion(region)
