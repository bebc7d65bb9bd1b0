"""What some tests or imports leave behind, and what of it turns a victim: by comparing state, then by putting it back."""
import importlib
import json
import os

from _python_trace_state import State
from _python_trace_state_lines import LineWatch

# Differences that are told; those that are put back one by one; those whose line is looked for.
_TOLD, _TRIED, _WATCHED = 40, 25, 12


class LeakHunt:
    """`others` are steps that may clean up what the polluters leave; `cleaners` says which do."""

    def __init__(self, line, plan, others):
        self._line = line
        self._plan = plan
        self._others = others[:_TRIED]
        self.cleaners = []

    def leaks(self, steps):
        """Fields of the leaks, those that decide first.

        Modules of the project that the steps were the first to import hide what is changed in them: when nothing else
        decides they are imported beforehand, and the state is compared once more.
        """
        found, late = self._compare(steps, [])
        if late and not any(leak["role"] == "decides" for leak in found):
            again, _ = self._compare(steps, late)
            found = again or found
        decided = any(leak["role"] != "beside" for leak in found)
        return sorted((leak for leak in found if _worth_telling(leak, decided)), key=lambda leak: _ROLES.index(leak["role"]))

    def _compare(self, steps, first):
        state = State(self._line.runs.session)
        file = os.path.join(self._plan["scratch"], "addresses-%d.json" % len(first))
        tracer = self._line.fork(lambda said: self._trace(said, state, steps, first, file), held=True)
        found, late, lines = {}, [], {}
        fork = self._line.fork(lambda said: self._experiment(said, state, steps, first, file))
        for kind, fields in self._line.runs.records(fork):
            if kind == "leak":
                found[fields.pop("n")] = dict(fields, file=None, line=None)
            elif kind == "role":
                found[fields["n"]]["role"] = fields["role"]
            elif kind == "late":
                late.append(fields["module"])
            elif kind == "cleaners":
                self.cleaners = [self._others[n] for n in fields["at"]]
        if not found:
            tracer.dismiss()
            return [], late
        tracer.go()
        for kind, fields in self._line.runs.records(tracer):
            if kind == "line":
                lines[fields["n"]] = {"file": fields["file"], "line": fields["line"]}
        return [dict(leak, **lines.get(n, {})) for n, leak in found.items()], late

    def _before(self, state, first):
        for module in first:
            importlib.import_module(module)
        return state.take()

    def _experiment(self, said, state, steps, first, file):
        before = self._before(state, first)
        self._line.runs.on_fixture = lambda definition: state.note(before, definition)
        self._line.take(steps)
        self._line.ready()
        leaks = state.compare(before, state.take())[:_TOLD]
        for module in state.late(before):
            said.emit("late", {"module": module})
        for n, leak in enumerate(leaks):
            said.emit("leak", dict(leak.fields(), n=n, role="beside"))
        turned = self._line.trial([]).failed
        decisive = [n for n, leak in enumerate(leaks[:_TRIED]) if self._turns_back([leak], turned)]
        role = "decides"
        if not decisive and len(leaks) > 1 and self._turns_back(leaks[:_TRIED], turned):
            decisive, role = self._least(leaks[:_TRIED], turned), "decides-together"
        for n in decisive:
            said.emit("role", {"n": n, "role": role})
        order = decisive + [n for n in range(len(leaks)) if n not in decisive]
        with open(file, "w") as out:
            json.dump([[n, leaks[n].address] for n in order[:_WATCHED]], out)
        said.emit("cleaners", {"at": self._cleaning(turned)})

    def _cleaning(self, turned):
        """Which of the others clean up: one by one, where all of them together do."""
        if not self._others or self._line.trial(self._others).failed == turned:
            return []
        return [n for n, other in enumerate(self._others) if self._line.left() > 0 and self._line.trial([other]).failed != turned]

    def _turns_back(self, leaks, turned):
        def restore():
            for leak in leaks:
                try:
                    leak.restore()
                except Exception:
                    pass  # what cannot be put back stays, and the trial tells

        return self._line.left() > 0 and self._line.trial([], restore).failed != turned

    def _least(self, leaks, turned):
        needed = list(range(len(leaks)))
        for n in list(needed):
            fewer = [m for m in needed if m != n]
            if fewer and self._turns_back([leaks[m] for m in fewer], turned):
                needed = fewer
        return needed

    def _trace(self, said, state, steps, first, file):
        before = self._before(state, first)
        with open(file) as source:
            addresses = {n: _frozen(address) for n, address in json.load(source)}
        watch = LineWatch(state, list(addresses.values()), self._line.left() / 2)
        self._line.runs.on_fixture = lambda definition: watch.begins(state.note(before, definition))
        with watch:
            self._line.take(steps)
            self._line.ready()
        for n, address in addresses.items():
            at = watch.line(address)
            if at is not None:
                said.emit("line", {"n": n, "file": os.path.abspath(at[0]), "line": at[1]})


def _worth_telling(leak, decided):
    """Beside what decides, only what the project itself changed; of imports on the way none that does not decide."""
    if leak["role"] != "beside":
        return True
    return not (decided and leak["file"] is None) and not (leak["what"] == "sys.modules" and leak["before"] == "absent")


_ROLES = ("decides", "decides-together", "beside")


def _frozen(value):
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
