import asyncio

from probes.client import Client


class Board:
    def __init__(self, transport):
        self.client = Client(transport)

    async def overview(self, hosts):
        states = await asyncio.gather(*(self.client.status(host) for host in hosts))
        return dict(zip(hosts, states))
