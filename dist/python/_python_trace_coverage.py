"""Which lines of the project's functions each test runs, for the ranking of suspects by spectrum.

A fixture of a wider scope is set up by the first test that asks for it; its lines count for every test that uses it.
What runs on import belongs to no test and is left out: module level and class bodies. So is what runs only because a failure
is being told (the `__repr__` of what was compared): it would stand out as something that failing tests alone do.
"""
import functools
import importlib

import pytest

from _python_trace_coverage_lines import tracer
from _python_trace_engine_lines import node_name

# Where pytest's rewritten asserts and unittest's methods write down what they compared (the same from pytest 7 to 9).
TELLERS = (("_pytest.assertion.rewrite", ("_saferepr", "_call_reprcompare")), ("unittest.case", ("safe_repr", "_common_shorten_repr")))


class Coverage:
    """The plugin of a session that keeps the wanted tests and their neighbours, and tells the lines of each."""

    def __init__(self, recorder, plan):
        self._recorder, self._plan = recorder, plan
        self._tracer = tracer()
        self._wide = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config, items):
        kept = self._choose(items)
        others = [item for item in items if id(item) not in kept]
        if others:
            config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if id(item) in kept]

    def _choose(self, items):
        """The wanted items, and of the others but the red ones the nearest: from each function in turn, so that no long table crowds it."""
        wanted, red = set(self._plan["nodes"]), set(self._plan["red"])
        names = [node_name(item, self._plan["project"]) for item in items]
        at = [n for n, name in enumerate(names) if name in wanted]
        files = {names[n].split("::")[0] for n in at}
        rank, seen = [], {}
        for n, name in enumerate(names):
            if name not in wanted and name not in red:
                function = name.split("[")[0]
                seen[function] = seen.get(function, 0) + 1
                rank.append((seen[function], name.split("::")[0] not in files, min([abs(n - m) for m in at] or [0]), n))
        near = [n for *_, n in sorted(rank)[: self._plan["most"]]]
        return {id(items[n]) for n in at + near}

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtestloop(self):
        told = [(module, name, getattr(module, name)) for module, name in tellers()]
        for module, name, function in told:
            setattr(module, name, self._aside(function))
        self._tracer.start()
        yield
        self._tracer.stop()
        for module, name, function in told:
            setattr(module, name, function)

    def _aside(self, function):
        @functools.wraps(function)
        def call(*args, **kwargs):
            self._tracer.push()
            try:
                return function(*args, **kwargs)
            finally:
                self._tracer.pop()

        return call

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_makereport(self):
        self._tracer.push()
        yield
        self._tracer.pop()

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item):
        self._tracer.push()
        yield
        hits = self._tracer.pop()
        info = getattr(item, "_fixtureinfo", None)
        for definitions in (getattr(info, "name2fixturedefs", None) or {}).values():
            for definition in definitions:
                hits |= self._wide.get(id(definition), set())
        if self._tracer.on:
            self._recorder.channel.emit("coverage", {"node": str(item.nodeid), "files": ranges(hits)})

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self):
        """The last test of a wide fixture ends it for all: the lines of an end count only where it failed."""
        self._tracer.push()
        outcome = yield
        hits = self._tracer.pop()
        if outcome.excinfo is not None:
            self._tracer.add(hits)

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_fixture_setup(self, fixturedef):
        if fixturedef.scope == "function":
            yield
            return
        self._tracer.push()
        yield
        self._wide[id(fixturedef)] = self._tracer.pop()


def tellers():
    """Those of TELLERS that this installation has."""
    for module, names in TELLERS:
        try:
            found = importlib.import_module(module)
        except ImportError:
            continue
        yield from ((found, name) for name in names if hasattr(found, name))


def ranges(hits):
    """Lines by file, as a flat list of the first and last line of each run of lines."""
    files = {}
    for file, line in sorted(hits):
        found = files.setdefault(file, [])
        if found and found[-1] == line - 1:
            found[-1] = line
        elif not found or found[-1] != line:
            found.extend((line, line))
    return files
