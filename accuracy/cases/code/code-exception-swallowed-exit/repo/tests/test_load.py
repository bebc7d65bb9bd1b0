import pytest

from ledgerload.ledger import Ledger
from ledgerload.load import load, load_all
from ledgerload.parsing import BadEntry


@pytest.fixture
def ledger():
    return Ledger()


def test_good_batch(ledger):
    assert load(ledger, "a", ["rent=-700", "pay=2100"]).balance() == 1400


def test_skipped_batch_is_dropped(ledger):
    load(ledger, "a", ["rent=-700", "--skip--"])
    assert not ledger.batches


@pytest.mark.parametrize("line", ["rent", "rent=many", ""])
def test_bad_line_is_told(ledger, line):
    with pytest.raises(BadEntry):
        load(ledger, "a", ["pay=1", line])


def test_rejected_files_are_listed(ledger):
    rejected = load_all(ledger, {"jan": ["pay=5"], "feb": ["pay:5"], "mar": ["pay=6"]})
    assert rejected == [("feb", "no amount in 'pay:5'")]
    assert ledger.balance() == 11
