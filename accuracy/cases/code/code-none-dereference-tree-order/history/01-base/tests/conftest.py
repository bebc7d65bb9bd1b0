import pytest

from customs.catalogue import Catalogue
from customs.declaration import Declaration

ROWS = ["code,parent,rate", "64,,0.08", "6403,64,", "640351,640350,", "640350,6403,0.05", "85,,0.0"]


@pytest.fixture(scope="session")
def catalogue():
    return Catalogue.from_rows(ROWS)


@pytest.fixture
def declaration(catalogue):
    return Declaration(catalogue)
