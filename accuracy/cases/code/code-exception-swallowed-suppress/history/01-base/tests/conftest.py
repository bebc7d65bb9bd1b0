import pytest


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "a.json").write_text('{"pallets": [1, 2]}')
    (tmp_path / "torn.json").write_text('{"pallets": [')
    (tmp_path / "empty.json").write_text("{}")
    return tmp_path
