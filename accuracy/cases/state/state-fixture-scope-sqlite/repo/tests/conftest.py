import sqlite3

import pytest

from arboretum import schema


@pytest.fixture(scope="session")
def db():
    connection = sqlite3.connect(":memory:")
    schema.create(connection)
    yield connection
    connection.close()
