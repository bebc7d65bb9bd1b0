import pytest_asyncio

from postroom import Mailbox


@pytest_asyncio.fixture(scope="session")
async def mailbox():
    box = Mailbox()
    await box.open()
    yield box
    await box.close()
