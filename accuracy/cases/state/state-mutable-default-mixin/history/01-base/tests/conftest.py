import pytest


@pytest.fixture
def members():
    return "email,name\nada@x.org,Ada\nbo@x.org,Bo\nada@x.org,Ada\n"
