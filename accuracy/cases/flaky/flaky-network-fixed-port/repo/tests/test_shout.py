import time

import pytest

from echobox.client import ask


@pytest.fixture
def warm():
    time.sleep(0.5)


def test_shout(warm, port):
    assert ask(port, "HEY").upper() == "HEY"
