from typing import Dict, List


class Broker:
    def __init__(self, rooms: List[str]) -> None:
        self.rooms: Dict[str, List[str]] = {room: [] for room in rooms}
        self.log: List[str] = []

    async def open(self) -> None:
        self.log.clear()

    async def publish(self, room: str, text: str) -> None:
        self.rooms[room].append(text)
        self.log.append(f"{room}: {text}")

    async def close(self) -> None:
        self.log.append("closed")
