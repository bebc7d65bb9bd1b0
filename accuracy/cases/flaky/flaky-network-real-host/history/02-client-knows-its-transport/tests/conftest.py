import pytest

from skyline.client import Client


@pytest.fixture
def client():
    return Client()
