from shardmap.router import Router


def test_one_shard_takes_all():
    assert Router(["only"]).table(["a", "b"]) == {"a": "only", "b": "only"}


def test_same_shard_as_yesterday():
    assert Router(["even", "odd"]).shard("user:1") == "even"
