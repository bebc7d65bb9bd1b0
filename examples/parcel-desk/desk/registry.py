"""Keeps track of what was handed in."""
from typing import List, Optional

from desk.shelf import Shelf


class Registry:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.log: List[str] = []

    async def record(self, parcel: str, place: str) -> None:
        self.log.append(parcel)
        self._shelf.put(parcel, place)

    async def find(self, parcel: str) -> Optional[str]:
        return await self._shelf.place_of(parcel)
