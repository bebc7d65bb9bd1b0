from .client import Client


def alert(client: Client, town: str) -> bool:
    return client.get(f"/forecast/{town}")["high"] >= 35
