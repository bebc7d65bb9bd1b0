import pytest

from eventbook.recorder import Recorder
from eventbook.summary import summary


@pytest.fixture
def recorder():
    return Recorder()


def test_summary(recorder):
    recorder.record([(60, "start"), (3720, "stop")])
    assert summary(recorder) == "2 events, 0 lost, last 01:02 stop"


def test_nothing(recorder):
    assert summary(recorder) == "0 events, 0 lost, last none"


def test_bad_event_is_counted(recorder):
    assert recorder.record([("noon", "lunch")]).lost == 1
