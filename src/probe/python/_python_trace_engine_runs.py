"""Runs of tests inside this session: in place, as steps of a walk, or apart, as trials in a fork."""
import os
import time

import pytest

from _python_trace_channel import text_of
from _python_trace_engine_factors import apply
from _python_trace_engine_fork import Fork, Guard, Silent
from _python_trace_engine_search import Stopped

_FACTS = 200


class Trial:
    """One run of a victim in a fork: its outcome, and the facts that the plugin told of it."""

    def __init__(self, records, ending, seconds):
        self.facts = records
        self.seconds = seconds
        self.outcome = _outcome(records, ending)
        self.message = _message(records) if self.outcome == "failed" else "" if ending == "end" else ending

    @property
    def failed(self):
        return self.outcome not in ("passed", "skipped")


def _outcome(records, ending):
    if any(kind == "hang" for kind, _ in records) or ending == "time-out":
        return "hung"
    outcomes = [fields["outcome"] for kind, fields in records if kind == "report"]
    if "failed" in outcomes or any(kind == "collect-error" for kind, _ in records):
        return "failed"
    if ending != "end":
        return "died"
    return "skipped" if "skipped" in outcomes else "passed"


def _message(records):
    for kind, fields in records:
        if kind == "collect-error" or (kind == "report" and fields["outcome"] == "failed"):
            first = (fields["exceptions"] or [{"type": "failed", "message": ""}])[0]
            return text_of("%s: %s" % (first["type"], first["message"].split("\n")[0]), 300)
    return ""


class Runs:
    """Runs items of one session. What `plan` says: scratch folder, node time-out, and when the time is used up."""

    def __init__(self, session, recorder, plan):
        self.session = session
        self._recorder = recorder
        self._plan = plan
        self._until = time.monotonic() + plan["seconds"]
        self._forks = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item, nextitem):
        from _pytest.runner import runtestprotocol

        # Unlogged: reporters of the session (terminal, junit, report log) never hear of what runs in a fork.
        runtestprotocol(item, log=False, nextitem=nextitem)
        return True

    def left(self):
        return max(self._until - time.monotonic(), 0.0)

    def fork(self, function, held=False):
        """A fork in which the plugin tells to the fork's own channel, under a time-out of its own and a basetemp of its own."""
        self._forks += 1
        basetemp = os.path.join(self._plan["scratch"], "%d-%d" % (os.getpid(), self._forks))

        def body(said):
            self._recorder.channel = Silent()
            self._recorder.watchdog = Guard(self._plan["node_timeout"], self._hang(said))
            self._fresh_basetemp(basetemp)
            function(said)

        return Fork(body, held)

    def _hang(self, said):
        def tell(*stacks):
            self.tell(said)
            self._recorder.on_hang(*stacks)

        return tell

    def _fresh_basetemp(self, path):
        factory = getattr(self.session.config, "_tmp_path_factory", None)
        if factory is not None:
            from pathlib import Path

            factory._given_basetemp, factory._basetemp = Path(path), None

    def step(self, item, nextitem):
        """Runs an item in this very process; nobody is told."""
        collects, self._recorder.collect_garbage = self._recorder.collect_garbage, False
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)
        finally:
            self._recorder.collect_garbage = collects

    def walk(self, items, then):
        """Runs items in order in this very process; the last one is torn down with `then` as its next."""
        for item, nextitem in zip(items, items[1:] + [then]):
            self.step(item, nextitem)

    def trial(self, before, victim, factor=None):
        """Runs `before` and then the victim in a fork of this process as it is now."""

        def body(said):
            if factor is not None:
                apply(*factor)
            try:
                self.session._setupstate.teardown_exact(before[0] if before else victim)
            except Exception:
                pass  # pytest lays it to the test before, which is not the one asked about
            self.walk(before, victim)
            self.tell(said)
            victim.config.hook.pytest_runtest_protocol(item=victim, nextitem=None)

        return self.read(self.fork(body))

    def tell(self, said):
        """From now on the plugin's facts go there."""
        self._recorder.channel = said

    def read(self, fork):
        """The trial that a fork makes of it; waits for its end."""
        begun, facts = time.monotonic(), []
        for kind, fields in fork.records(self.left()):
            if kind == "trouble" and fields["where"] == "fork":
                raise Stopped("trouble", fields["message"])
            if kind != "item" and len(facts) < _FACTS:
                facts.append((kind, fields))
        return Trial(facts, fork.ending, time.monotonic() - begun)
