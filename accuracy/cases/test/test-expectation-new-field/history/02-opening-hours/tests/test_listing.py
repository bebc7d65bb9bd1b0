from libraries.listing import listing
from libraries.model import Library


def test_hours_are_told():
    assert listing([Library("West", "Ulm", "9-12")]) == [{"name": "West", "town": "Ulm", "hours": "9-12"}]


def test_sorted_by_name():
    found = listing([Library("West", "Ulm"), Library("East", "Ulm")])
    assert [one["name"] for one in found] == ["East", "West"]
