from .broker import Broker


async def announce(broker: Broker, text: str) -> int:
    count = 0
    for room in broker.rooms:
        await broker.publish(room, text.strip())
        count += 1
    return count
