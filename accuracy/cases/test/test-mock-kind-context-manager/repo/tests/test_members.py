from rowingclub.members import join, rename


def test_join_is_committed(store):
    assert join(store, " cy ") == {"name": "cy", "boats": 0}
    store.sessions().__enter__().commit.assert_called_once_with()


def test_rename(store):
    member = {"name": "ann"}
    rename(store, member, "anna")
    assert member["name"] == "anna"
