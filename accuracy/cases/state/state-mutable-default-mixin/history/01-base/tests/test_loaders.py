from intake.loaders import BookLoader, MemberLoader


def test_a_member_comes_once(members):
    assert [row["name"] for row in MemberLoader().load(members)] == ["Ada", "Bo"]


def test_no_books():
    assert BookLoader().load("isbn,title\n") == []
