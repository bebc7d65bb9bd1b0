from probes.retry import retried


class Client:
    def __init__(self, transport):
        self.transport = transport

    @retried(times=3)
    async def status(self, host):
        answer = await self.transport(host)
        return answer["status"]
