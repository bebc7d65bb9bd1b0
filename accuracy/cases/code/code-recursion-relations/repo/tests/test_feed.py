from roster.feed import line
from roster.people import Person
from roster.teams import Team


def test_feed_line():
    assert line(Person("cy", Team("blue"))).startswith("data: ")
