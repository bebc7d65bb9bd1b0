"""One factor of a run changed: what the outcome of a test may depend on beside the code."""
import os
import random
import sys
import time

import pytest

from _python_trace_engine_clock import shift


def apply(name, value):
    """Changes one factor of this process from now on; before a test's own set-up begins."""
    _FACTORS[name](value)


def _random_seed(value):
    random.seed(value)
    numpy = sys.modules.get("numpy")
    if hasattr(numpy, "random"):
        numpy.random.seed(value)


def _time_zone(value):
    os.environ["TZ"] = value
    if hasattr(time, "tzset"):
        time.tzset()


def _cpu_load(processes):
    """Busy processes beside the test. They end with the process group, or when this process is gone."""
    for _ in range(processes):
        parent = os.getpid()
        if os.fork() == 0:
            while os.getppid() == parent:
                for _ in range(100_000):
                    pass
            os._exit(0)


_FACTORS = {"random-seed": _random_seed, "time-zone": _time_zone, "clock": shift, "cpu-load": _cpu_load}


class FactorPlugin:
    """Changes a factor before the first test of an ordinary session."""

    def __init__(self, name, value):
        self._factor = name, value

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        apply(*self._factor)
