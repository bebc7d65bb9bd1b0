from vineyard.report import report


def test_week_in_the_report():
    assert report([2] * 7) == "14 kg"
