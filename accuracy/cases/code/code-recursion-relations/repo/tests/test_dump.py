from roster.dump import dump
from roster.people import Person
from roster.teams import Team


def test_dump_of_one():
    assert dump(Person("ann")) == '{"name": "ann"}'


def test_dump_of_a_team():
    team = Team("red")
    Person("bo", team)
    assert '"bo"' in dump(team)
