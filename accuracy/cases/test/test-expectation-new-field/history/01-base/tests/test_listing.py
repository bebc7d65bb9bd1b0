from libraries.listing import listing
from libraries.model import Library


def test_sorted_by_name():
    found = listing([Library("West", "Ulm"), Library("East", "Ulm")])
    assert [one["name"] for one in found] == ["East", "West"]
