import pytest

from allotment.harvest import total


@pytest.mark.owner("ann")
def test_total(plot):
    assert total(plot) == 3


def test_empty():
    assert total({}) == 0
