import pathlib

from wattage.tariffs import cheapest, tariffs

DATA = pathlib.Path(__file__).parent / "data"


def test_golden_tariffs():
    assert cheapest(DATA / "tariffs.csv") == "night"


def test_values_are_numbers(tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("name,cents\nday,31.5\n")
    assert tariffs(path) == {"day": 31.5}
