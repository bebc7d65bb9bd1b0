import pytest

from tokenmint.service import Service


@pytest.fixture(scope="module")
def service():
    return Service()
