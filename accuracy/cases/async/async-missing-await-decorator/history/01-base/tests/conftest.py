import pytest

from probes.errors import Unreachable


class Flappy:
    """A transport that fails so many times before it answers."""

    def __init__(self, failures=0):
        self.failures = failures

    async def __call__(self, host):
        if self.failures:
            self.failures -= 1
            raise Unreachable(host)
        return {"status": "up"}


@pytest.fixture
def flappy():
    return Flappy
