from lapcounter.report import report


def test_report():
    assert report([50.0, 70.0]) == "2 laps, spread 0.167"
