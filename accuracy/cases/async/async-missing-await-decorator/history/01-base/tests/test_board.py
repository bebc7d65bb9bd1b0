from probes.board import Board


async def test_overview(flappy):
    assert await Board(flappy()).overview(["a", "b"]) == {"a": "up", "b": "up"}


async def test_a_host_that_comes_late(flappy):
    assert await Board(flappy(failures=2)).overview(["a"]) == {"a": "up"}
