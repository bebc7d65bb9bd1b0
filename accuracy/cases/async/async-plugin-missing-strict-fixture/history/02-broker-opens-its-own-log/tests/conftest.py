import pytest

from noticeboard.broker import Broker


@pytest.fixture
def rooms():
    return ["lobby", "kitchen"]


@pytest.fixture
async def broker(rooms):
    made = Broker(rooms)
    await made.open()
    yield made
    await made.close()
