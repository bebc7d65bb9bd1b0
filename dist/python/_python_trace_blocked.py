"""Where a coroutine kept its thread, and with it the event loop that runs there, for longer than a moment.

A thread looks every few milliseconds where the others stand. A coroutine that stands on a stack at the same instruction
all the while has not given the loop back: asyncio, trio and whatever else drives coroutines look alike in this.
"""
import _thread
import sys
import time

import pytest

from _python_trace_watchdog import _outermost_first

_EVERY = 0.02
# CO_COROUTINE, CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR (inspect)
_COROUTINE = 0x80 | 0x100 | 0x200


class BlockedPlugin:
    """Watches each test."""

    def __init__(self, seconds, tell):
        self._blocked = Blocked(seconds, tell)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self):
        self._blocked.begin()
        yield
        self._blocked.end()


class Blocked:
    """`begin()` and `end()` bound what is looked at; `tell(seconds, stack)` hears of each stay of `seconds` or more, once it is over."""

    def __init__(self, seconds, tell):
        self._seconds, self._tell = seconds, tell
        self._stop = None

    def begin(self):
        self._stop = _thread.allocate_lock()
        self._stop.acquire()
        self._gone = _thread.allocate_lock()
        self._gone.acquire()
        _thread.start_new_thread(self._watch, (self._stop, self._gone))

    def end(self):
        if self._stop is not None:
            self._stop.release()
            self._gone.acquire(True, 5)
            self._stop = None

    def _watch(self, stop, gone):
        seen = {}
        try:
            while not stop.acquire(True, _EVERY):
                self._look(seen)
            for stay in seen.values():
                self._over(stay)
        finally:
            gone.release()

    def _look(self, seen):
        now, there = time.monotonic(), {}
        for ident, frame in sys._current_frames().items():
            inner = frame
            while inner is not None and not inner.f_code.co_flags & _COROUTINE:
                inner = inner.f_back
            if inner is not None and ident != _thread.get_ident():
                there[ident] = (id(inner), inner.f_lasti, frame)
        for ident in list(seen):
            if there.get(ident, ())[:2] != seen[ident]["key"]:
                self._over(seen.pop(ident))
        for ident, (inner, instruction, frame) in there.items():
            stay = seen.setdefault(ident, {"key": (inner, instruction), "since": now, "stack": None})
            stay["until"] = now
            if stay["stack"] is None and now - stay["since"] >= self._seconds:
                stay["stack"] = _outermost_first(frame)

    def _over(self, stay):
        if stay["stack"] is not None:
            self._tell(round(stay["until"] - stay["since"], 3), stay["stack"])
