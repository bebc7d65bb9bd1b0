from intake.summary import summary


def test_counts(members):
    assert summary(members, "isbn,title\n1,Emma\n") == "2 members, 1 books"


def test_one_member():
    assert summary("email\nada@x.org\n", "isbn\n").startswith("1 members")
