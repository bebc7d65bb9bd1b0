"""What the counter calls."""
from typing import Iterable, Tuple

from desk.registry import Registry
from desk.shelf import Shelf


class Desk:
    def __init__(self) -> None:
        self._registry = Registry(Shelf())

    async def check_in(self, parcels: Iterable[Tuple[str, str]]) -> int:
        count = 0
        for parcel, place in parcels:
            await self._registry.record(parcel, place)
            count += 1
        return count

    async def where_is(self, parcel: str) -> str:
        place = await self._registry.find(parcel)
        return place if place is not None else "unknown"
