import pytest

from clubhouse.main import app


@pytest.fixture
def get():
    return app.get
