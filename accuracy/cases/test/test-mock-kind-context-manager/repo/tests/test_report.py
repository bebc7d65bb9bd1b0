from rowingclub.report import count


def test_count(store):
    assert count(store) == "2 members"
