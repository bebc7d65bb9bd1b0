import pytest

from stash.store import Store


@pytest.fixture
def filled(tmp_path):
    with Store(tmp_path) as store:
        store.put("a", "one")
    return tmp_path
