import pytest

from doubles import sessions
from rowingclub.store import Store


@pytest.fixture
def store():
    return Store(sessions([{"name": "ann"}, {"name": "bo"}]))
