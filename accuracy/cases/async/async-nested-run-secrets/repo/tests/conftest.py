import pytest

from mailroom.mailer import Mailer
from mailroom.settings import Settings


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def mailer():
    return Mailer(Settings("ops"))
