"""Collects once and answers questions about single tests by running them in forks of the collected session.

It tells what each trial gave and judges nothing. The schemas of its replies are in ../isolate/replies.ts.
"""
import functools
import gc
import os

import pytest

from _python_trace_channel import Channel
from _python_trace_engine_lines import Imports, Tests, node_name
from _python_trace_engine_runs import Runs
from _python_trace_engine_safe import unsafe
from _python_trace_engine_search import Stopped
from _python_trace_engine_tell import Teller
from _python_trace_engine_touch import Touches
from _python_trace_engine_turn import Turning
from _python_trace_lazy import load

# Seconds that the runs of one node may take together.
_PATIENCE = 15.0


class Engine:
    """The plugin of a session that asks questions; it takes the place of pytest's own loop."""

    def __init__(self, recorder, plan):
        self._recorder = recorder
        self._plan = plan
        self._reply = Channel(plan["reply"], plan["nonce"])
        self._teller = None
        self._bases = {}
        self._mixed = set()

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
        session.testsfailed += self._teller.failed if self._teller is not None else 0
        return True

    def answer(self, session, seconds):
        """In a fork of an ordinary run: what is asked of those of its tests that failed, by pytest's ids with the time that each took."""
        project = self._plan["project"]
        names = {node_name(item, project): seconds[str(item.nodeid)] for item in session.items if str(item.nodeid) in seconds}
        most = max(2, self._plan["trials"] // max(1, len(names)))
        questions = [self._fewer(q, most, names[q["node"]]) for q in self._plan["questions"] if q["node"] in names]
        if any(q["ask"] == "company" for q in questions):
            # The others of their files come into play.
            session.perform_collect([os.path.join(project, file) for file in dict.fromkeys(n.split("::")[0] for n in sorted(names))])
        self._plan = dict(self._plan, questions=questions)
        self._ask(session)

    @staticmethod
    def _fewer(question, most, seconds):
        """Of many nodes, and of a slow one, fewer runs have to do."""
        if "times" not in question:
            return question
        return dict(question, times=max(1, min(question["times"], most, int(_PATIENCE / max(seconds, 0.001)))))

    def _ask(self, session):
        why = unsafe(1 if self._recorder.watchdog else 0)
        self._reply.emit("way", {"way": "fork" if why is None else "process", "reason": why})
        if why is not None:
            return
        # What is here by now stays for good: forks that collect garbage need not look at it, nor copy its pages.
        gc.freeze()
        self._items = {node_name(item, self._plan["project"]): item for item in getattr(session, "items", None) or []}
        self._runs = Runs(session, self._recorder, self._plan)
        session.config.pluginmanager.register(self._runs, "python_trace_engine_runs")
        self._teller = Teller(self._reply, session, self._runs, self._plan["project"])
        self._turning = Turning(self._teller, self._plan)
        wanted = [self._items[q["node"]] for q in self._plan["questions"] if q["node"] in self._items]
        self._recorder.on_items(list(dict.fromkeys(wanted)))
        for question in self._plan["questions"]:
            node, ask = question["node"], question["ask"]
            self._runs.within(question.get("seconds"))
            try:
                how, reason = getattr(self, "_" + ask)(question), None
            except Stopped as error:
                how, reason = error.how, str(error) or None
            self._reply.emit("answer", {"node": node, "ask": ask, "how": how, "reason": reason})

    def _tests(self, question):
        try:
            return Tests(self._runs, self._items[question["node"]])
        except KeyError:
            raise Stopped("not-collected")

    def _alone(self, question):
        line, seen = self._tests(question), []
        for n in range(question["times"]):
            # Once it is looked at from nearby; the other times it runs as it would.
            seen.append(line.trial([], touches=Touches() if n == 0 else None, told=not any(t.failed for t in seen)))
            self._teller.trial(question, "alone, %d of %d" % (n + 1, question["times"]), seen[-1])
        if len({trial.failed for trial in seen}) == 1:
            self._bases[question["node"]] = seen[0]
        else:
            self._mixed.add(question["node"])
        return "done"

    def _company(self, question):
        """What turns the test among those that ran before it: what was found for others first, then a search."""
        if question["node"] in self._mixed:
            raise Stopped("unsteady", "it comes and goes alone")  # a search would take chance for a cause
        line = self._tests(question)
        order = question["order"] or list(self._items)
        before = order[: order.index(question["node"])] if question["node"] in order else []
        return self._turning.least(question, line, [self._items[n] for n in before if n in self._items], self._bases.get(question["node"]))

    def _imports(self, question):
        """What turns the test among the modules that are imported beside its own."""
        return self._turning.least(question, self._import_line(question), question["files"], None)

    def _import_line(self, question):
        line = Imports(self._runs, question["node"], self._plan["project"])
        if question["place"] == "first":
            line.collect_victim()
        return line

    def _leaks(self, question):
        """What the tests (or imports) before the victim leave behind, and what of it turns the victim.

        Without tests before it those count that were found to turn it; what they leave is asked once.
        """
        if question["kind"] == "imports":
            line, steps, others = self._import_line(question), question["before"], []
        else:
            before = question["before"] or self._turning.found.pop(question["node"], [])
            line, steps = self._tests(question), [self._items[n] for n in before]
            files = {name.split("::")[0] for name in before + [question["node"]]}
            others = [item for name, item in self._items.items() if name.split("::")[0] in files and item not in steps and name != question["node"]]
        if not steps:
            return "clean"
        hunt = load("_python_trace_engine_leaks").LeakHunt(line, self._plan, others)
        for fields in hunt.leaks(steps):
            self._teller.emit("leak", dict(fields, node=question["node"]))
            self._teller.say(question, "%(what)s %(name)s: %(before)s before, %(after)s after (%(role)s)" % fields)
        for item in hunt.cleaners:
            self._teller.emit("cleaner", {"node": question["node"], "cleaner": self._teller.name(item)})
        return "done"

    def _vary(self, question):
        """One factor after the other: the first value of it that turns the outcome, and does so each time."""
        line, apply = self._tests(question), load("_python_trace_engine_factors").apply
        base = line.trial([])
        for name, values in question["factors"]:
            # Without a seed chance decides: only two seeds can be told apart.
            seen = {base.failed: None} if question["base"] == "steady" and name != "random-seed" else {}
            for value in values:
                seen.setdefault(line.trial([], lambda: apply(name, value)).failed, value)
                if len(seen) == 2 and self._each_time(question, line, name, seen):
                    self._teller.emit("flip", {"node": question["node"], "factor": name, "failing": seen[True], "passing": seen[False]})
                    return "turned"
                if len(seen) == 2:
                    break
        return "clean"

    def _each_time(self, question, line, name, seen):
        for failed, value in seen.items():
            prepare = None if value is None else functools.partial(load("_python_trace_engine_factors").apply, name, value)
            for n in range(question["times"]):
                trial = line.trial([], prepare, told=n == 0)
                self._teller.trial(question, "%s %s" % (name, "as it is" if value is None else value), trial, factor=name, value=value)
                if trial.failed != failed:
                    return False
        return True
