async def test_letter_is_stamped(mailbox):
    await mailbox.post("dear all")
    assert await mailbox.collect() == "[paid] dear all"


async def test_two_letters_in_order(mailbox):
    await mailbox.post("one")
    await mailbox.post("two")
    assert [await mailbox.collect(), await mailbox.collect()] == ["[paid] one", "[paid] two"]
