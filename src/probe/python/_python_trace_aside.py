"""Questions about tests of an ordinary run that fail in it, answered after it by a fork that was made before its first test.

Of those that fail alike (the same exception from the same line) the first one stands for all. The fork stands where a fresh process stands after collection, so that nothing has to be started and collected again. It
is no child of the run, which may count its children or wait for them.
"""
import json
import os
import select
import sys
import time

import pytest

from _python_trace_channel import trouble
from _python_trace_engine_safe import unsafe
from _python_trace_lazy import load
from _python_trace_places import places

_GRACE = 5.0


class Aside:
    """The plugin of the run: between `ask` and the end of `wait` the fork answers what `plan` asks of the tests that failed."""

    def __init__(self, recorder, plan):
        self._recorder = recorder
        self._plan = plan
        self._failed = {}
        self._seconds = {}
        self._go = self._done = None

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtestloop(self, session):
        if unsafe(1 if self._recorder.watchdog else 0) is None and not session.config.option.collectonly:
            try:
                self._hold(session)
            except OSError as error:
                trouble("aside", error)
        yield

    @pytest.hookimpl(hookwrapper=True, trylast=True)
    def pytest_runtest_makereport(self, item, call):
        outcome = yield
        node = str(item.nodeid)
        self._seconds[node] = self._seconds.get(node, 0.0) + call.duration
        if outcome.excinfo is None and outcome.get_result().failed:
            self._failed.setdefault(_likeness(call.excinfo), node)

    def _hold(self, session):
        wait, self._go = os.pipe()
        self._done, done = os.pipe()
        _flush(session)
        between = os.fork()
        if between == 0:
            os.close(self._go)
            os.close(self._done)
            _orphan(lambda: self._answer(session, wait))
        os.waitpid(between, 0)
        os.close(wait)
        os.close(done)

    def _answer(self, session, wait):
        make = load("_python_trace_engine").Engine  # while the run itself goes on
        told = b""
        while True:
            chunk = os.read(wait, 1 << 16)
            if not chunk:
                break
            told += chunk
        if not told:
            return  # the run is gone, or nothing failed
        seconds = json.loads(told.decode("ascii"))
        self._recorder.caught.stop()  # as in any other search
        engine = make(self._recorder, self._plan)
        try:
            engine.answer(session, seconds)
        finally:
            _flush(session)

    def ask(self, session):
        """Tells the fork which tests failed."""
        if self._go is None:
            return
        _flush(session)
        if self._failed:
            os.write(self._go, json.dumps({node: self._seconds[node] for node in self._failed.values()}).encode("ascii"))
        os.close(self._go)

    def wait(self):
        """Returns when all is answered, or the time for it is used up; what is left of the fork ends with the run."""
        if self._done is None:
            return
        until = time.monotonic() + self._plan["seconds"] + _GRACE
        poll = select.poll()
        poll.register(self._done, select.POLLHUP)
        while self._failed and time.monotonic() < until and not poll.poll(200):
            pass
        os.close(self._done)


def _likeness(excinfo):
    """The exception's class and the innermost line of the project that it passed."""
    place, tb = None, excinfo.tb if excinfo is not None else None
    while tb is not None:
        if places.own(tb.tb_frame.f_code.co_filename):
            place = (tb.tb_frame.f_code, tb.tb_lineno)
        tb = tb.tb_next
    return (excinfo.type if excinfo is not None else None, place)


def _orphan(function):
    """In a fork: goes on in a fork of its own, whose parent is nobody. Never returns."""
    try:
        if os.fork() == 0:
            function()
    except BaseException as error:
        sys.stderr.write("%s: %s\n" % (type(error).__name__, error))
        sys.stderr.flush()
    finally:
        os._exit(0)


def _flush(session):
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    for stream in (getattr(reporter, "_tw", None), sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (AttributeError, OSError, ValueError):
            pass
