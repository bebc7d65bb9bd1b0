from .client import Client


def tomorrow(client: Client, town: str) -> str:
    found = client.get(f"/forecast/{town}")
    return f"{found['sky']}, {found['high']} degrees"
