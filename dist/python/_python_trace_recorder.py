"""Turns the events of a pytest session into facts on the channel."""
import functools
import os
import sys

import pytest

from _python_trace_broken import broken_fact, conftest_of
from _python_trace_caught import Caught
from _python_trace_channel import class_name, mro_of, text_of, trouble
from _python_trace_coroutines import Unraisable, dropped_fact
from _python_trace_exceptions import exception_facts, stack_facts
from _python_trace_items import item_facts
from _python_trace_last_resort import LastResort
from _python_trace_loops import loops_fact, watch_loops
from _python_trace_places import loaded_modules, places
from _python_trace_reports import Assertion, longrepr_of, report_fact
from _python_trace_tasks import watch_tasks
from _python_trace_watchdog import Watchdog

_MANY = 200
_WARNINGS = 500
_TELLINGS = 50


def _guarded(method):
    """A method that never raises into the session; a failure of ours becomes a `trouble` fact."""

    @functools.wraps(method)
    def call(self, *args):
        try:
            return method(self, *args)
        except Exception as error:
            trouble(method.__name__, error)
            return None

    return call


class Recorder:
    """Turns events of the session into facts. `node` is the test that runs, or "" between tests."""

    def __init__(self, channel, seconds, stacks=None):
        self.channel = channel
        self.node = ""
        self.collect_garbage = True
        self.assertion = Assertion()
        self.unraisable = Unraisable(self.on_unraisable)
        self.caught = Caught(self.on_caught, lambda: self.node)
        self.watchdog = Watchdog(seconds, self.on_hang) if seconds else None
        self.last_resort = LastResort(stacks, seconds) if seconds and stacks else None
        self._started = {}
        self._warnings = 0
        self._broken = set()
        self._loaded = self._tellings = 0

    def begin(self, node):
        if self.watchdog is not None:
            self.watchdog.expect(node)
        if self.last_resort is not None:
            self.last_resort.expect(node)

    def end(self):
        if self.watchdog is not None:
            self.watchdog.rest()
        if self.last_resort is not None:
            self.last_resort.rest()

    @_guarded
    def on_session(self, session):
        config = session.config
        places.add(str(config.rootpath))
        plugins = {d.project_name: text_of(d.version, 50) for _, d in config.pluginmanager.list_plugin_distinfo()}
        fact = {
            "pytest": pytest.__version__,
            "rootdir": str(config.rootpath),
            "inipath": str(config.inipath) if config.inipath else None,
            "plugins": [{"name": name, "version": version} for name, version in sorted(plugins.items())],
            "asyncio_mode": _asyncio_mode(config),
            "pythonpath": _pythonpath(config),
        }
        self.channel.emit("session", fact)

    @_guarded
    def on_items(self, items):
        self.collect_garbage = len(items) <= _MANY
        for fact in item_facts(items):
            self.channel.emit("item", fact)
        self._tell_modules()

    def _tell_modules(self):
        """Where code came from: a run that dies or hangs later must have said so before."""
        self._loaded = len(sys.modules)
        self.channel.emit("modules", {"modules": loaded_modules(), "path": [text_of(entry, 1_000) for entry in sys.path]})

    @_guarded
    def on_start(self, node, function):
        self.node = node
        code = getattr(function, "__code__", None)
        if code is not None:
            self._started[code.co_filename, code.co_name] = node
        self.begin(node)
        self.watch()
        if len(sys.modules) != self._loaded and self._tellings < _TELLINGS:
            self._tellings += 1
            self._tell_modules()
        self.channel.emit("start", {"node": node})

    @_guarded
    def watch(self):
        """asyncio, as soon as anybody has imported it."""
        watch_tasks(self.on_leaked_task, self.on_lost)
        watch_loops(lambda: self.node)

    @_guarded
    def on_report(self, report, excinfo):
        fact = loops_fact(excinfo.value) if excinfo is not None else None
        if fact is not None:
            self.channel.emit("loops", dict(fact, node=str(report.nodeid)))
        if report.when in ("setup", "call", "teardown"):
            self.channel.emit("report", report_fact(report, excinfo, self.assertion))

    @_guarded
    def on_compare(self, op, left, right):
        self.assertion.note(op, left, right)

    @_guarded
    def on_collect_error(self, collector, report):
        call = getattr(report, "call", None)
        excinfo = call.excinfo if call is not None else None
        path = getattr(collector, "path", None) or getattr(collector, "fspath", None)
        conftest = conftest_of(excinfo.value, excinfo.tb) if excinfo is not None else None
        fact = {
            "node": str(report.nodeid),
            "file": conftest or (os.fspath(path) if path else None),
            "exceptions": exception_facts(excinfo.value, excinfo.tb) if excinfo is not None else [],
            "longrepr": longrepr_of(report),
        }
        self.channel.emit("collect-error", fact)

    @_guarded
    def on_warning(self, message, when, node):
        self._warnings += 1
        if self._warnings <= _WARNINGS:
            fact = {
                "node": str(node or self.node),
                "when": when,
                "category": class_name(message.category),
                "mro": mro_of(message.category),
                "message": text_of(message.message).split("\nCoroutine created at")[0],
                "file": text_of(message.filename, 1_000),
                "line": message.lineno,
            }
            self.channel.emit("warning", fact)

    @_guarded
    def on_dropped(self, coroutine):
        fact = dropped_fact(coroutine)
        self.channel.emit("dropped-coroutine", dict(fact, node=self._maker(fact["created"])))

    def _maker(self, created):
        """The traceback of a failed test keeps what it made until the next test runs: the test that made it counts."""
        made_by = [self._started.get((place["file"], place["func"])) for place in created]
        return next(filter(None, made_by), self.node)

    @_guarded
    def on_unraisable(self, message, error, tb=None):
        self._unraisable(message, error, tb, [])

    @_guarded
    def on_lost(self, message, error, created):
        """What a loop handed to its exception handler; `created`: where the coroutine of the task was made."""
        self._unraisable(message, error, None, created)

    def _unraisable(self, message, error, tb, created):
        exceptions = exception_facts(error, tb) if error is not None else []
        fact = {"node": self._maker(created), "exceptions": exceptions, "message": text_of(message), "created": created}
        self.channel.emit("unraisable", fact)

    @_guarded
    def on_leaked_task(self, fact, stack):
        self.channel.emit("leaked-task", dict(fact, node=self._maker(fact["created"]), frames=stack_facts(stack)))

    @_guarded
    def on_blocked(self, seconds, stack):
        self.channel.emit("blocked", {"node": self.node, "seconds": seconds, "frames": stack_facts(stack)})

    @_guarded
    def on_caught(self, error, tb, handler):
        self.channel.emit("caught", {"node": self.node, "exception": exception_facts(error, tb)[0], "handler": handler})

    @_guarded
    def on_broken(self, error, tb):
        """An error that ended the run; it may pass by several times on its way out."""
        if error is None or id(error) in self._broken:
            return
        self._broken.add(id(error))
        fact = broken_fact(error, tb)
        if fact is not None:
            self.channel.emit("broken", fact)

    def on_hang(self, node, seconds, threads, tasks):
        self._tell_modules()
        stacks = [[{"name": text_of(n, 200), "frames": stack_facts(s)} for n, s in group] for group in (threads, tasks)]
        self.channel.emit("hang", {"node": node, "seconds": seconds, "threads": stacks[0], "tasks": stacks[1]})

    @_guarded
    def on_finish(self, status):
        self._tell_modules()
        self.channel.emit("finish", {"exit_status": int(status)})

    @_guarded
    def on_leave(self):
        self.begin("")  # a thread that never ends keeps the interpreter from leaving


def _asyncio_mode(config):
    try:
        mode = config.getoption("asyncio_mode", None) or config.getini("asyncio_mode")
    except (KeyError, ValueError):
        return None
    return text_of(getattr(mode, "value", mode), 50) if mode else None


def _pythonpath(config):
    try:
        return [text_of(path, 1_000) for path in config.getini("pythonpath")]
    except (KeyError, ValueError):  # pytest's own plugin for it can be switched off
        return []
