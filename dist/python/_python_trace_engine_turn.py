"""Which steps (tests, imports) turn the outcome of a victim: what was found for others first, then likely ones, then a search."""
import os

from _python_trace_engine_search import Died, Search, Stopped
from _python_trace_lazy import load

# So often a set of steps has to turn the outcome, and their absence to leave it.
_TIMES = 3
# In so many steps the process may end; all but the last are left out.
_DEATHS = 4
# So many tests that are likely to turn another one are tried before a walk.
_KIN = 8
# Files that are told where a file carries the state.
_FILES = 10


class Turning:
    """`found` holds, by victim, the names of the steps that turn it."""

    def __init__(self, teller, plan):
        self.found = {}
        self._teller, self._plan = teller, plan
        self._known = []

    def least(self, question, line, steps, base):
        """The word for what came of it; `base` is how the victim ends without any step, None where that is not known."""
        if not steps:
            return "clean"
        text = "before all others%s" % ("" if base is None else ", as alone")
        base = base or line.trial([], told=True)
        self._teller.trial(question, text, base)
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
        found = found or self._likely(line, steps, base)
        found = Search(line, steps, base.failed).without_idle(found) if found else self._search(question, line, steps, base.failed)
        for n in range(_TIMES if found else 0):
            with_them, without = line.trial(found, told=n == 0), base if n == 0 else line.trial([])
            self._teller.trial(question, "after " + " and ".join(self._teller.names(found)), with_them, before=self._teller.names(found))
            if with_them.failed == base.failed or without.failed != base.failed:
                raise Stopped("unsteady", "the same steps gave both outcomes")
        if found and found not in self._known:
            self._known.append(found)
            self.found[question["node"]] = self._teller.names(found)
        return found

    def _outside(self, question, line, steps):
        """It is turned now even where no other test runs: what did it outlives the process, as a file does. Whether there is any."""
        writes = load("_python_trace_engine_writes").find_writes(line, steps, self._plan["scratch"])[:_FILES]
        for step, path, (file, number) in writes:
            name = os.path.relpath(path, self._plan["project"]).replace(os.sep, "/")
            fields = {"what": "file", "name": name if not name.startswith("../") else path, "before": "as it was", "after": "written"}
            self._teller.emit("leak", dict(fields, node=question["node"], role="beside", file=file, line=number))
        self._teller.trial(question, "later, alone", line.trial([], told=True), before=self._teller.names([step for step, _, _ in writes[:1]]))
        return bool(writes)

    def _likely(self, line, steps, base):
        """The first of the likely steps that turns it all by itself, or None: a walk over all of them takes longer."""
        for step in line.likely(steps)[:_KIN] if len(steps) > 2 * _KIN else []:
            trial = line.trial([step])
            if trial.outcome in ("passed", "failed") and trial.failed != base.failed:
                return [step]
        return None

    def _search(self, question, line, steps, base):
        """The least set; a step in which the process ends is left out, a few times."""
        for n in range(_DEATHS):
            try:
                return Search(line, steps, base).least()
            except Died as error:
                if n == _DEATHS - 1:
                    raise
                self._teller.say(question, "%s: left out" % error)
                steps = [step for step in steps if step is not error.step]
        return []
