import pytest

from samples import SPANS
from spans.show import show


@pytest.mark.parametrize("text, total", SPANS)
def test_there_and_back(text, total):
    assert show(total) == text
