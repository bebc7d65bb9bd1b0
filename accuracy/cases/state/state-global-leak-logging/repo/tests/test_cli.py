from tidewatch.cli import main


def test_counts_gaps(caplog):
    assert main(["0", "15", "60"]) == "1 gaps"
    assert "45 minutes" in caplog.text


def test_quiet_run_prints_the_result_only():
    assert main(["-q", "0", "30"]) == "1 gaps"
    assert main(["-q", "0", "15"]) == "0 gaps"
