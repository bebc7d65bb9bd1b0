"""Runs of tests inside this session, in place or in forks of it."""
import os
import pathlib
import time

import pytest

from _python_trace_channel import text_of
from _python_trace_engine_fork import Fork, Guard, Silent
from _python_trace_engine_search import Stopped
from _python_trace_last_resort import LastResort

_FACTS = 200


class Trial:
    """One run of a victim in a fork: its outcome, and the facts that the plugin told of it."""

    def __init__(self, facts, ending, seconds, touches, told):
        self.facts = facts
        self.told = told
        self.seconds = seconds
        self.touches = touches
        self.outcome = _outcome(facts, ending)
        self.message = _message(facts) if self.outcome == "failed" else "" if ending == "end" else ending

    @property
    def failed(self):
        return self.outcome not in ("passed", "skipped")


def _outcome(facts, ending):
    if any(kind == "hang" for kind, _ in facts) or ending == "time-out":
        return "hung"
    outcomes = [fields["outcome"] for kind, fields in facts if kind == "report"]
    if "failed" in outcomes or any(kind == "collect-error" for kind, _ in facts):
        return "failed"
    if ending != "end":
        return "died"
    return "skipped" if "skipped" in outcomes else "passed"


def _message(facts):
    for kind, fields in facts:
        if kind == "collect-error" or (kind == "report" and fields["outcome"] == "failed"):
            first = (fields["exceptions"] or [{"type": "failed", "message": ""}])[0]
            return text_of("%s: %s" % (first["type"], first["message"].split("\n")[0]), 300)
    return ""


class Runs:
    """Runs items of one session.

    What `plan` says: scratch folder, node time-out, when the time is used up, and whether anybody hears how a trial failed.
    """

    def __init__(self, session, recorder, plan):
        self.session = session
        self.on_fixture = None
        self.tells = plan.get("tells", True)
        self._recorder = recorder
        self._plan = plan
        self._end = time.monotonic() + plan["seconds"]
        self.within(None)
        self._forks = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item, nextitem):
        from _pytest.runner import runtestprotocol

        # Unlogged: reporters of the session (terminal, junit, report log) never hear of what runs in a fork.
        runtestprotocol(item, log=False, nextitem=nextitem)
        return True

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_fixture_setup(self, fixturedef):
        yield
        if self.on_fixture is not None:
            self.on_fixture(fixturedef)

    def within(self, seconds):
        """Until the next call a question may take no longer; None for what the plan gives."""
        plan = self._end - time.monotonic()
        self._until = time.monotonic() + (plan if seconds is None else min(plan, seconds))

    def left(self):
        return max(self._until - time.monotonic(), 0.0)

    def fork(self, function, held=False):
        """A fork in which nobody hears the plugin's facts until `tell`, with a time-out and a basetemp of its own."""
        self._forks += 1
        basetemp = os.path.join(self._plan["scratch"], "%d-%d" % (os.getpid(), self._forks))

        def body(said):
            self.tell(Silent())
            self._recorder.watchdog = Guard(self._plan["node_timeout"], self._hang(said))
            self._recorder.last_resort = LastResort(None, self._plan["node_timeout"])
            factory = getattr(self.session.config, "_tmp_path_factory", None)
            if factory is not None:
                factory._given_basetemp, factory._basetemp = pathlib.Path(basetemp), None
            function(said)

        return Fork(body, held)

    def _hang(self, said):
        def tell(*stacks):
            self.tell(said)
            self._recorder.on_hang(*stacks)

        return tell

    def say_little(self):
        """In a fork: pytest's rendering of a traceback takes longer than most tests, and nobody is going to read it."""
        self.session.config.option.tbstyle = "value"

    def tell(self, said):
        """From now on the plugin's facts go there."""
        self._recorder.channel = said

    def leave_for(self, item):
        """Tears down what the next item does not share with the last one."""
        try:
            self.session._setupstate.teardown_exact(item)
        except Exception:
            pass  # pytest lays it to the test before, which is not the one asked about

    def run(self, item, nextitem=None):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)

    def step(self, item, nextitem):
        """Runs an item on the way to another one."""
        collects, self._recorder.collect_garbage = self._recorder.collect_garbage, False
        try:
            self.run(item, nextitem)
        finally:
            self._recorder.collect_garbage = collects

    def records(self, fork):
        """What a fork says; a fault of ours in it is one here."""
        for kind, fields in fork.records(self.left()):
            if kind == "trouble" and fields["where"] == "fork":
                fork.dismiss()
                raise Stopped("trouble", fields["message"])
            yield kind, fields

    def read(self, fork, told):
        """The trial that a fork makes of it; waits for its end."""
        begun, facts, touches = time.monotonic(), [], []
        for kind, fields in self.records(fork):
            if kind == "touches":
                touches = fields["touches"]
            elif kind != "item" and len(facts) < _FACTS:
                facts.append((kind, fields))
        return Trial(facts, fork.ending, time.monotonic() - begun, touches, told)
