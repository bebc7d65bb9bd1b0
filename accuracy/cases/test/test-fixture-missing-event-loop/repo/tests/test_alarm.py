async def test_rings_when_due(alarm):
    alarm.clock.shift = 31
    assert await alarm.ringing()


async def test_silent_before(alarm):
    assert not await alarm.ringing()
