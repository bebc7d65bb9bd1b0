from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def golden():
    return lambda name: (GOLDEN / name).read_text(encoding="utf-8")


@pytest.fixture
def order():
    return {"id": 7, "lines": [("cup", 2), ("pot", 1)]}
