import pytest


@pytest.fixture
def today():
    return "2026-05-04"
