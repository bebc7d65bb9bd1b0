import asyncio


async def read(name: str) -> str:
    await asyncio.sleep(0)
    return f"s3cret-{name}"
