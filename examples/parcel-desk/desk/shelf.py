"""Where parcels lie: an in-memory stand-in for the warehouse's API."""
import asyncio
from typing import Dict, Optional


class Shelf:
    def __init__(self) -> None:
        self._places: Dict[str, str] = {}

    async def put(self, parcel: str, place: str) -> None:
        await asyncio.sleep(0)
        self._places[parcel] = place

    async def place_of(self, parcel: str) -> Optional[str]:
        await asyncio.sleep(0)
        return self._places.get(parcel)
