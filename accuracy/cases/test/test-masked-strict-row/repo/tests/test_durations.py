import pytest

from samples import SPANS
from spans.parse import seconds


@pytest.mark.parametrize("text, total", SPANS)
def test_seconds(text, total):
    assert seconds(text) == total
