from buoys.readings import load
from buoys.table import table


def test_row():
    assert table([load({"buoy": "b1", "at": 1, "value": 4.0, "unit": "ft"})]) == ["b1 4.0ft"]
