from busplan.board import board
from busplan.route import Route
from busplan.timetable import add, minutes


def test_minutes():
    route = Route("7")
    add(route, "Old Mill, north", 5)
    assert minutes(route) == [5]
    assert board(route) == "7 Old Mill :05"
