from ledgerlink.totals import total


async def test_total():
    assert await total({"a": [1, 2], "b": [3]}, ["a", "b"]) == 6


async def test_total_of_one_page():
    assert await total({"a": [1, 2]}, ["a"]) == 3
