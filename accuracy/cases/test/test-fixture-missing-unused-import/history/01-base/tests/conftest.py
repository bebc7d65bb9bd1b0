import pytest

from .fixtures import order


@pytest.fixture
def today():
    return "2026-05-04"
