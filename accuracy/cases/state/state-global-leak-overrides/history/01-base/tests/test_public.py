def test_profile(get):
    assert get("/profile", token="t-ann") == (200, {"name": "ann"})


def test_profile_needs_a_login(get):
    status, _ = get("/profile")
    assert status == 401
