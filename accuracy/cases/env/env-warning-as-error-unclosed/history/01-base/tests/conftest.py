import pytest


@pytest.fixture
def playlist(tmp_path):
    path = tmp_path / "evening.m3u"
    path.write_text("so what\n\nblue in green\n", encoding="utf-8")
    return str(path)
