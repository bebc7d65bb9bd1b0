import pytest

from support import no_waiting


@pytest.fixture
def naps(monkeypatch):
    return no_waiting(monkeypatch)
