import pytest

from echobox.server import Server

PORT = 47613


@pytest.fixture
def port():
    server = Server(PORT)
    yield server.port
    server.close()
