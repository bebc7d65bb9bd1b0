from datetime import date

import pytest

from factories import voucher
from till.till import Till


@pytest.fixture
def till():
    return Till()


def test_plain_price(till):
    assert till.ring(500) == 500


def test_voucher_takes_a_tenth_off(till):
    assert till.ring(500, voucher()) == 450


def test_voucher_is_used_once(till):
    spring = voucher(percent=50)
    assert [till.ring(100, spring), till.ring(100, spring)] == [50, 100]
    assert till.notes == ["refused: SPRING"]


def test_old_voucher_is_refused(till):
    assert till.ring(500, voucher(until=date(2020, 1, 31))) == 500
