from typing import Dict, Iterable

from .client import Client


def sync(client: Client, parcels: Iterable[str]) -> Dict[str, str]:
    return {parcel: client.track(parcel) for parcel in sorted(parcels)}
