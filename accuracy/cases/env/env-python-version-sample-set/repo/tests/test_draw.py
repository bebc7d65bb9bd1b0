import pytest

from raffle.draw import draw


def test_three_winners():
    winners = draw(["ann", "Bob ", "cy", "dee"], 3, seed=7)
    assert len(set(winners)) == 3


def test_nobody():
    with pytest.raises((TypeError, ValueError)):
        draw([], 1, seed=7)
