from ledgerlink.report import report

SOURCE = {"a": [1, 2], "b": [3]}


async def test_two_pages():
    assert await report(SOURCE, ["a", "b"]) == "3 rows from 2 pages"


async def test_one_page():
    assert await report(SOURCE, ["a"]) == "2 rows from 1 pages"
