import pytest

from skyline.client import Client

from recorded import ANSWERS


@pytest.fixture
def client():
    return Client(ANSWERS.__getitem__)
