import pytest


@pytest.fixture
def register(tmp_path):
    path = tmp_path / "register.csv"
    path.write_bytes("\ufeffid,name\r\n7,Zoë\r\n3,Ann\r\n".encode("utf-8"))
    return path
