from freightcalc.cli import main


def test_quote():
    assert main(["abroad", "1"]) == "15 EUR"


def test_unknown():
    assert main(["moon", "1"]).startswith("no zone moon")
