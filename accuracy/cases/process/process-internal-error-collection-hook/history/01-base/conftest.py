import pytest


@pytest.fixture
def plot():
    return {"beans": 3}
