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
from _python_trace_engine_search import Died, OutOfTime, Search, Stopped
from _python_trace_engine_touch import Touches
from _python_trace_lazy import load

# So often a set of steps has to turn the outcome, and their absence to leave it.
_TIMES = 3
# Seconds that the runs of one node may take together.
_PATIENCE = 15.0
# In so many steps the process may end; all but the last are left out.
_DEATHS = 4
# So many tests that are likely to turn another one are tried before a walk.
_KIN = 8
# Files that are told where a file carries the state.
_FILES = 10


class Engine:
    """The plugin of a session that asks questions; it takes the place of pytest's own loop."""

    def __init__(self, recorder, plan):
        self._recorder = recorder
        self._plan = plan
        self._reply = Channel(plan["reply"], plan["nonce"])
        self._known = []
        self._bases = {}
        self._mixed = set()
        self._found = {}
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
        self._session = session
        # What is here by now stays for good: forks that collect garbage need not look at it, nor copy its pages.
        gc.freeze()
        self._items = {node_name(item, self._plan["project"]): item for item in getattr(session, "items", None) or []}
        self._runs = Runs(session, self._recorder, self._plan)
        session.config.pluginmanager.register(self._runs, "python_trace_engine_runs")
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

    def _name(self, item):
        return node_name(item, self._plan["project"])

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
            self._trial(question, "alone, %d of %d" % (n + 1, question["times"]), seen[-1])
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
        return self._least(question, line, [self._items[n] for n in before if n in self._items])

    def _imports(self, question):
        """What turns the test among the modules that are imported beside its own."""
        return self._least(question, self._import_line(question), question["files"])

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
            before = question["before"] or self._found.pop(question["node"], [])
            line, steps = self._tests(question), [self._items[n] for n in before]
            files = {name.split("::")[0] for name in before + [question["node"]]}
            others = [item for name, item in self._items.items() if name.split("::")[0] in files and item not in steps and name != question["node"]]
        if not steps:
            return "clean"
        hunt = load("_python_trace_engine_leaks").LeakHunt(line, self._plan, others)
        for fields in hunt.leaks(steps):
            self._reply.emit("leak", dict(fields, node=question["node"]))
            self._say(question, "%(what)s %(name)s: %(before)s before, %(after)s after (%(role)s)" % fields)
        for item in hunt.cleaners:
            self._reply.emit("cleaner", {"node": question["node"], "cleaner": self._name(item)})
        return "done"

    def _least(self, question, line, steps):
        if not steps:
            return "clean"
        base = self._bases.get(question["node"]) if isinstance(line, Tests) else None
        text = "before all others%s" % ("" if base is None else ", as alone")
        base = base or line.trial([], told=True)
        self._trial(question, text, base)
        if base.failed and line.trial(steps).failed:
            return "clean"  # few tests need another one: all of them together are tried before a search
        try:
            found = self._turning(question, line, steps, base)
        except Stopped as error:
            # State that outlives the process stays: what only comes and goes is turned back before long.
            stays = error.how == "unsteady" and all(line.trial([]).failed != base.failed for _ in range(_TIMES))
            if not stays or not self._outside(question, line, steps):
                raise
            return "outside"
        return "turned" if found else "clean"

    def _turning(self, question, line, steps, base):
        found = next((known for known in self._known if set(known) <= set(steps) and line.trial(known).failed != base.failed), None)
        found = found or (self._likely(question, line, steps, base) if isinstance(line, Tests) else None)
        found = Search(line, steps, base.failed).without_idle(found) if found else self._search(question, line, steps, base.failed)
        for n in range(_TIMES if found else 0):
            with_them, without = line.trial(found, told=n == 0), base if n == 0 else line.trial([])
            self._trial(question, "after " + " and ".join(self._names(found)), with_them, before=self._names(found))
            if with_them.failed == base.failed or without.failed != base.failed:
                raise Stopped("unsteady", "the same steps gave both outcomes")
        if found and found not in self._known:
            self._known.append(found)
            self._found[question["node"]] = self._names(found)
        return found

    def _outside(self, question, line, steps):
        """It is turned now even where no other test runs: what did it outlives the process, as a file does. Whether there is any."""
        writes = load("_python_trace_engine_writes").find_writes(line, steps, self._plan["scratch"])[:_FILES]
        for step, path, (file, number) in writes:
            name = os.path.relpath(path, self._plan["project"]).replace(os.sep, "/")
            fields = {"what": "file", "name": name if not name.startswith("../") else path, "before": "as it was", "after": "written"}
            self._reply.emit("leak", dict(fields, node=question["node"], role="beside", file=file, line=number))
        self._trial(question, "later, alone", line.trial([], told=True), before=self._names([step for step, _, _ in writes[:1]]))
        return bool(writes)

    def _likely(self, question, line, steps, base):
        """The first of the closest tests that turns it all by itself, or None: a walk over all of them takes longer."""
        for item in load("_python_trace_engine_kin").kin(self._items[question["node"]], steps)[:_KIN] if len(steps) > 2 * _KIN else []:
            trial = line.trial([item])
            if trial.outcome in ("passed", "failed") and trial.failed != base.failed:
                return [item]
        return None

    def _names(self, steps):
        return [step if isinstance(step, str) else self._name(step) for step in steps]

    def _search(self, question, line, steps, base):
        """The least set; a step in which the process ends is left out, a few times."""
        for n in range(_DEATHS):
            try:
                return Search(line, steps, base).least()
            except Died as error:
                if n == _DEATHS - 1:
                    raise
                self._say(question, "%s: left out" % error)
                steps = [step for step in steps if step is not error.step]
        return []

    def _vary(self, question):
        """One factor after the other: the first value of it that turns the outcome, and does so each time."""
        line, apply = self._tests(question), load("_python_trace_engine_factors").apply
        base = line.trial([])
        for name, values in question["factors"]:
            seen = {base.failed: None} if question["base"] == "steady" else {}
            for value in values:
                seen.setdefault(line.trial([], lambda: apply(name, value)).failed, value)
                if len(seen) == 2 and self._each_time(question, line, name, seen):
                    self._reply.emit("flip", {"node": question["node"], "factor": name, "failing": seen[True], "passing": seen[False]})
                    return "turned"
                if len(seen) == 2:
                    break
        return "clean"

    def _each_time(self, question, line, name, seen):
        for failed, value in seen.items():
            prepare = None if value is None else functools.partial(load("_python_trace_engine_factors").apply, name, value)
            for n in range(question["times"]):
                trial = line.trial([], prepare, told=n == 0)
                self._trial(question, "%s %s" % (name, "as it is" if value is None else value), trial, factor=name, value=value)
                if trial.failed != failed:
                    return False
        return True

    def _trial(self, question, text, trial, before=(), factor=None, value=None):
        """Tells of a trial, with the plugin's facts where it failed, and says it as the output of the run."""
        self._failed += trial.failed
        node, facts = question["node"], [dict(f, t=kind) for kind, f in trial.facts] if trial.failed and trial.told else []
        fields = {"node": node, "ask": question["ask"], "outcome": trial.outcome, "message": trial.message, "seconds": trial.seconds, "touches": trial.touches}
        self._reply.emit("trial", dict(fields, before=list(before), factor=factor, value=value, facts=facts))
        self._say(question, "%s: %s%s" % (text, trial.outcome, " (%s)" % trial.message if trial.message else ""))
        if self._runs.left() == 0:
            raise OutOfTime()

    def _say(self, question, text):
        reporter = self._session.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.write_line("%s: %s" % (question["node"], text))
