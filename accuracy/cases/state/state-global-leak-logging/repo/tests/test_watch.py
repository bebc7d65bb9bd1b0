from tidewatch.watch import gaps


def test_gaps():
    assert gaps([0, 15, 45, 60], 15) == [15]


def test_a_gap_is_logged(caplog):
    gaps([0, 40], 15)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
