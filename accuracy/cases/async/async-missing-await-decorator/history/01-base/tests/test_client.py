import pytest

from probes.client import Client
from probes.errors import Unreachable


@pytest.mark.parametrize("failures", [1, 2])
async def test_tried_again(flappy, failures):
    assert await Client(flappy(failures)).status("a") == "up"


async def test_gives_up(flappy):
    with pytest.raises(Unreachable):
        await Client(flappy(9)).status("a")
