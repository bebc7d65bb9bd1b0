from buoys.alarm import high
from buoys.readings import load


def test_high():
    assert high(load({"buoy": "b1", "at": 1, "value": 4.0}))
