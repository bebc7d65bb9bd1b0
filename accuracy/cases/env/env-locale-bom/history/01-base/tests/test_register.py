from clubfees.members import by_id
from clubfees.register import read


def test_rows(register):
    assert [row["name"] for row in read(register)] == ["Zoë", "Ann"]


def test_members_by_id(register):
    assert by_id(register) == {7: "Zoë", 3: "Ann"}
