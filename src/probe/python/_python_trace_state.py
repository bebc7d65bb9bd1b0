"""Snapshots of state, what differs between two of them, and how one difference is put back."""
import functools
import os
import sys
import types

from _python_trace_channel import text_of
from _python_trace_places import is_harness, is_ours
from _python_trace_state_places import (
    Caches, ClassAttributes, Defaults, Environment, Fixtures, ModuleGlobals, Modules, Patched, is_own, own_modules,
)
from _python_trace_state_process import Loggers, process_places
from _python_trace_state_tree import MISSING, Grower, Node, differences, inner, put_back, words

_GONE = Node(MISSING, "missing")


class Leak:
    """A place that is other than it was: `index` of its kind of place, its key there, the steps into its value."""

    def __init__(self, state, index, key, steps, before, after):
        self._state = state
        self.index, self.key, self.steps = index, key, steps
        self.before, self.after = before, after

    def fields(self):
        what, place = self._state.kinds[self.index]
        name = text_of(place.name(*self.key), 300) + "".join(_step(kind, key) for kind, key in self.steps)
        return {"what": what, "name": name, "before": words(self.before), "after": words(self.after)}

    @property
    def address(self):
        """What finds the place again in another fork of the same process."""
        return self.index, self.key, self.steps

    def restore(self):
        """Puts this one place back as it was; raises where that cannot be done."""
        place, value = self._state.kinds[self.index][1], put_back(self.before)
        if not self.steps:
            if self.before.kind == "missing" or place.read(*self.key) is not value or self._state.kinds[self.index][0] in ("cache",):
                place.write(value, *self.key)
            return
        holder = inner(place.read(*self.key), self.steps[:-1])
        kind, name = self.steps[-1]
        if kind == "object" and value is MISSING:
            delattr(holder, name)
        elif kind == "object":
            object.__setattr__(holder, name, value)
        elif kind == "dict":
            holder[list(holder)[name]] = value
        elif not isinstance(holder, tuple):
            holder[name] = value


def _step(kind, key):
    return ".%s" % key if kind == "object" else "[…]"


class State:
    """Knows all places; `take` makes a snapshot of them."""

    def __init__(self, session):
        self._fixtures = Fixtures()
        self.kinds = [
            ("env", Environment()),
            ("module-global", ModuleGlobals()),
            ("class-attribute", ClassAttributes()),
            ("default-argument", Defaults()),
            ("fixture", self._fixtures),
            ("cache", Caches()),
            ("sys.modules", Modules()),
            ("module-global", Patched()),
            *process_places(str(session.config.rootpath)),
        ]

    def take(self):
        growers = {fixtures: self._grower(fixtures) for fixtures in (False, True)}
        cells = {}
        for index, (what, place) in enumerate(self.kinds):
            grower = growers[place is self._fixtures]
            for key, value in place.cells():
                shallow = isinstance(place, (Modules, Patched))
                cells[index, key] = Node(value, "opaque", id(value)) if shallow else grower.tree(value)
        cells["modules"] = {name for name, _ in own_modules()}
        return cells

    def note(self, snapshot, definition):
        """A fixture was just set up: what it hands out now is what it held before anybody used it.

        Gives the index of the fixtures' kind of place.
        """
        index = next(i for i, (_, place) in enumerate(self.kinds) if place is self._fixtures)
        key = self._fixtures.add(definition)
        if key is not None:
            snapshot[index, key] = self._grower(True).tree(self._fixtures.read(*key))
        return index

    def read(self, address):
        """The tree of what is at an address now."""
        index, key, steps = address
        value = self.kinds[index][1].read(*key)
        value = inner(value, steps) if value is not MISSING else MISSING
        if isinstance(self.kinds[index][1], (Modules, Patched)):
            return _GONE if value is MISSING else Node(value, "opaque", id(value))
        return self._grower(self.kinds[index][1] is self._fixtures).tree(value)

    @staticmethod
    def _grower(fixtures):
        """A folder that a fixture hands out is the tests' own; one that a module names can be any."""
        return Grower(_looked_into, folders=fixtures)

    def compare(self, before, after):
        """The leaks between two snapshots, those nearest to the project first."""
        found = []
        for cell in [c for c in dict.fromkeys([*before, *after]) if c != "modules"]:
            one, other = (taken.get(cell) or self._untaken(cell) for taken in (before, after))
            if not is_ours(other.value) and self._counts(cell, one, other, before["modules"]):
                found.extend(Leak(self, cell[0], cell[1], *difference) for difference in differences(one, other))
        return sorted(found, key=lambda leak: leak.index)

    def _untaken(self, cell):
        """What stands for a place that was not there: most are missing, some are as they would be at first."""
        place = self.kinds[cell[0]][1]
        return Grower(_looked_into).tree(place.at_first(*cell[1])) if isinstance(place, Loggers) else _GONE

    def late(self, before):
        """Modules of the project that were imported since."""
        return [name for name, _ in own_modules() if name not in before["modules"]]

    def _counts(self, cell, before, after, modules):
        place, key = self.kinds[cell[0]][1], cell[1]
        if isinstance(place, (ModuleGlobals, ClassAttributes, Defaults, Caches)):
            return key[0] in modules  # what a module holds at first when it is imported late is no leak
        if isinstance(place, Fixtures):
            return before.kind != "missing" and after.kind != "missing"  # it goes away by itself
        if isinstance(place, Patched):
            new = after.value
            by_harness = isinstance(new, types.FunctionType) and is_harness(new.__code__.co_filename)
            return before.kind != "missing" and after.kind != "missing" and not by_harness
        if isinstance(place, Modules) and before.kind == "missing":
            spec = getattr(after.value, "__spec__", None)
            return spec is None or is_own(after.value)
        return True


_STDLIB = os.path.dirname(os.__file__)
_OPEN = ("types", "argparse", "configparser", "asyncio.locks", "asyncio.queues", "queue")


@functools.lru_cache(maxsize=None)
def _looked_into(cls):
    """Objects are compared by what they hold, but for those of the interpreter, its library and the test harness."""
    module = sys.modules.get(cls.__module__)
    path = getattr(module, "__file__", None)
    if not isinstance(path, str):
        return cls.__module__ == "types"
    if path.startswith(_STDLIB) and "site-packages" not in path:
        return cls.__module__ in _OPEN
    return not is_harness(path)
