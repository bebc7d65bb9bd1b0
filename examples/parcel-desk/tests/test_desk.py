from desk.service import Desk


async def test_counts_what_is_checked_in():
    assert await Desk().check_in([("P-1", "a4"), ("P-2", "b1")]) == 2


async def test_finds_a_parcel_again():
    desk = Desk()
    await desk.check_in([("P-1", "a4")])
    assert await desk.where_is("P-1") == "a4"


async def test_finds_the_last_place():
    desk = Desk()
    await desk.check_in([("P-1", "a4"), ("P-1", "c2")])
    assert await desk.where_is("P-1") == "c2"
