import asyncio

from alarmclock.clock import Clock


def test_shift():
    loop = asyncio.new_event_loop()
    clock = Clock(loop)
    before = clock.now()
    clock.shift = 5
    assert clock.now() >= before + 5
    loop.close()
