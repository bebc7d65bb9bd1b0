import pytest

from alarmclock.alarm import Alarm
from alarmclock.clock import Clock


@pytest.fixture
def clock(event_loop):
    return Clock(event_loop)


@pytest.fixture
def alarm(clock):
    return Alarm(clock, 30)
