import pytest


def owner(item):
    marker = item.get_closest_marker("owner")
    return marker.args[0]


def pytest_collection_modifyitems(items):
    items.sort(key=owner)


@pytest.fixture
def plot():
    return {"beans": 3}
