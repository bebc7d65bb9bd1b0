"""What a run may depend on beside its code, told from the first-party code that it calls: hash order, the clock, chance, timing."""
import dis
import sys

import pytest

from _python_trace_places import places

_SETS = ("BUILD_SET", "SET_ADD", "SET_UPDATE")
_NAMES = {
    "hash": {"set", "frozenset", "hash"},
    "clock": {"now", "today", "utcnow", "time_ns", "localtime", "gmtime", "fromtimestamp", "mktime", "ctime", "strftime", "tzname"},
    "random": {"random", "randint", "randrange", "choice", "choices", "shuffle", "sample", "uniform", "uuid4", "token_hex"},
    "timing": {"sleep", "Thread", "Timer", "ThreadPoolExecutor", "ProcessPoolExecutor", "Process", "monotonic", "perf_counter", "wait_for", "timeout", "create_task", "gather"},
}


class Touches:
    """Once `registered` it remembers each first-party function that a test, its fixtures included, calls.

    Only while a phase runs: what pytest then does to report it calls far more functions, and none of them counts.
    """

    def __init__(self):
        self._called = {}

    def registered(self, manager):
        manager.register(self, "python_trace_touches")
        return self

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_setup(self):
        yield from self._phase()

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_call(self):
        yield from self._phase()

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self):
        yield from self._phase()

    def _phase(self):
        sys.setprofile(self._note)
        yield
        sys.setprofile(None)

    def _note(self, frame, event, arg):
        if event == "call":
            self._called.setdefault(frame.f_code, frame.f_globals)

    def found(self):
        """Words for what was touched; modules count whose functions were called, for what they did when imported."""
        own = {code: names for code, names in self._called.items() if places.own(code.co_filename)}
        files = {code.co_filename for code in own}
        codes = list(own) + [code for code in map(_top_level, files) if code is not None]
        return sorted({word for code in codes for word in _touched(code)})


def _top_level(file):
    try:
        with open(file, "rb") as source:
            return compile(source.read(), file, "exec", dont_inherit=True)
    except (OSError, SyntaxError, ValueError):
        return None


def _touched(code):
    names = set(code.co_names)
    for instruction in dis.get_instructions(code):
        if instruction.opname in _SETS or isinstance(instruction.argval, frozenset):
            yield "hash"
        elif instruction.opname in ("LOAD_ATTR", "LOAD_METHOD") and instruction.argval == "time":
            yield "clock"
    for word, telling in _NAMES.items():
        if names & telling:
            yield word
