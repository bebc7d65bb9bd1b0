"""Collects once and answers questions about single tests by running them in forks of the collected session.

It tells what each trial gave and judges nothing. The schemas of its replies are in ../isolate/replies.ts.
"""
import _thread
import os
import sys
import threading

import pytest

from _python_trace_channel import Channel
from _python_trace_engine_lines import Imports, Tests, node_name
from _python_trace_engine_runs import Runs
from _python_trace_engine_search import OutOfTime, Search, Stopped

# So often a set of steps has to turn the outcome, and their absence to leave it.
_TIMES = 3
# Extension modules whose makers say that they do not survive a fork.
_FORBID = ("grpc._cython.cygrpc", "jaxlib", "objc", "gi")


def unsafe(own_threads):
    """Why this process cannot be forked, or None."""
    if not hasattr(os, "fork"):
        return "this platform has no fork"
    threads = max(_thread._count() - own_threads, threading.active_count() - 1)
    if threads > 0:
        return "%d threads run after collection" % threads
    return next(("%s does not survive a fork" % name for name in _FORBID if name in sys.modules), None)


class Engine:
    """The plugin of a session that asks questions; it takes the place of pytest's own loop."""

    def __init__(self, recorder, plan):
        self._recorder = recorder
        self._plan = plan
        self._reply = Channel(plan["reply"], plan["nonce"])
        self._known = []
        self._failed = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session):
        """Questions about imports come before anything is imported."""
        if self._plan["stage"] != "before-collection":
            return None
        self._ask(session)
        session.items = []
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        if self._plan["stage"] == "after-collection":
            self._ask(session)
        session.testsfailed += self._failed
        return True

    def _ask(self, session):
        why = unsafe(1 if self._recorder.watchdog else 0)
        self._reply.emit("way", {"way": "fork" if why is None else "process", "reason": why})
        if why is not None:
            return
        self._session = session
        self._items = {node_name(item, self._plan["project"]): item for item in getattr(session, "items", None) or []}
        self._runs = Runs(session, self._recorder, self._plan)
        session.config.pluginmanager.register(self._runs, "python_trace_engine_runs")
        for question in self._plan["questions"]:
            node, ask = question["node"], question["ask"]
            try:
                how, reason = getattr(self, "_" + ask)(question), None
            except Stopped as error:
                how, reason = error.how, str(error) or None
            self._reply.emit("answer", {"node": node, "ask": ask, "how": how, "reason": reason})

    def _item(self, question):
        try:
            return self._items[question["node"]]
        except KeyError:
            raise Stopped("not-collected")

    def _alone(self, question):
        item = self._item(question)
        for n in range(question["times"]):
            self._trial(question, "alone, %d of %d" % (n + 1, question["times"]), self._runs.trial([], item))
        return "done"

    def _company(self, question):
        """What turns the test among those that ran before it: what was found for others first, then a search."""
        victim = self._item(question)
        order = question["order"] or list(self._items)
        before = order[: order.index(question["node"])] if question["node"] in order else []
        return self._least(question, Tests(self._runs, victim), [self._items[n] for n in before if n in self._items])

    def _imports(self, question):
        """What turns the test among the modules that are imported beside its own."""
        line = Imports(self._runs, question["node"], self._plan["project"])
        if question["place"] == "first":
            line.collect_victim()
        return self._least(question, line, question["files"])

    def _least(self, question, line, steps):
        base = line.trial([])
        self._trial(question, "before all others", base)
        found = next((known for known in self._known if set(known) <= set(steps) and line.trial(known).failed != base.failed), None)
        found = found or Search(line, steps, base.failed).least()
        if not found:
            return "clean"
        names = [step if isinstance(step, str) else node_name(step, self._plan["project"]) for step in found]
        for n in range(_TIMES):
            with_them, without = line.trial(found), base if n == 0 else line.trial([])
            self._trial(question, "after " + " and ".join(names), with_them, before=names)
            if with_them.failed == base.failed or without.failed != base.failed:
                raise Stopped("unsteady", "the same steps gave both outcomes")
        self._known.append(found)
        return "turned"

    def _vary(self, question):
        """One factor after the other: the first value of it that turns the outcome, and does so each time."""
        item = self._item(question)
        base = self._runs.trial([], item)
        for name, values in question["factors"]:
            seen = {base.failed: None} if question["base"] == "steady" else {}
            for value in values:
                seen.setdefault(self._runs.trial([], item, (name, value)).failed, value)
                if len(seen) == 2 and self._each_time(question, item, name, seen):
                    self._reply.emit("flip", {"node": question["node"], "factor": name, "failing": seen[True], "passing": seen[False]})
                    return "turned"
                if len(seen) == 2:
                    break
        return "clean"

    def _each_time(self, question, item, name, seen):
        for failed, value in seen.items():
            factor = None if value is None else (name, value)
            for _ in range(question["times"]):
                trial = self._runs.trial([], item, factor)
                self._trial(question, "%s %s" % (name, "as it is" if value is None else value), trial, factor=name, value=value)
                if trial.failed != failed:
                    return False
        return True

    def _trial(self, question, text, trial, before=(), factor=None, value=None):
        """Tells of a trial, with the plugin's facts where it failed, and says it as the output of the run."""
        self._failed += trial.failed
        node, facts = question["node"], [dict(f, t=kind) for kind, f in trial.facts] if trial.failed else []
        fields = {"node": node, "ask": question["ask"], "outcome": trial.outcome, "message": trial.message, "seconds": trial.seconds}
        self._reply.emit("trial", dict(fields, before=list(before), factor=factor, value=value, facts=facts))
        reporter = self._session.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.write_line("%s: %s: %s%s" % (node, text, trial.outcome, " (%s)" % trial.message if trial.message else ""))
        if self._runs.left() == 0:
            raise OutOfTime()
