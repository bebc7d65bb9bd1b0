from shardmap.placement import bucket


def test_in_range():
    assert all(0 <= bucket(key, 3) < 3 for key in ("a", "bb", "ccc", "dddd"))
