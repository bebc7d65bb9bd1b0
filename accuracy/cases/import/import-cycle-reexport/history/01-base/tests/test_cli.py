from greengrocer.cli import main


def test_line():
    assert main("leek") == "leek: 1.20 EUR"
