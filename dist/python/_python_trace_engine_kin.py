"""Which tests are likely to change what another one depends on: those whose code holds the same rare names.

Whoever sets a thing that a test reads has to name it: an attribute, a variable, a file, a key of the environment. The code
of a test is its function, its fixtures, and the project's functions and classes that these name, a few calls deep.
"""
import builtins
import collections
import math
import re
import types

from _pytest.assertion import rewrite

from _python_trace_places import places

_DEEP = 4
# Of one test; beyond, its code says little about it.
_FUNCTIONS = 80
_LONGEST = 80
# What is everybody's, and what pytest writes into each module with an assertion.
_REWRITTEN = re.compile(r"%\(py|^py\d+$|^\W*$")
_COMMON = set(vars(builtins)).union(name for name in vars(rewrite) if name.startswith("_"))


def kin(victim, others):
    """Those of `others` that share a name with `victim`, the closest first; a name counts the more the fewer of them hold it."""
    reader = _Names()
    wanted = reader.of(victim)
    shared = [reader.of(item) & wanted for item in others]
    holders = collections.Counter(name for names in shared for name in names)
    weights = {name: math.log(len(others) / count) for name, count in holders.items()}
    scores = [sum(weights[name] for name in names) for names in shared]
    return [others[n] for n in sorted(range(len(others)), key=lambda n: -scores[n]) if scores[n] > 0]


class _Names:
    def __init__(self):
        self._of_code = {}

    def of(self, item):
        """The names and short strings in the code of a collected test."""
        names, seen = set(), set()
        queue = [(function, 0) for function in _functions_of(item)]
        while queue and len(seen) < _FUNCTIONS:
            function, depth = queue.pop(0)
            code = getattr(function, "__code__", None)
            if code is None or code in seen or not places.own(code.co_filename):
                continue
            seen.add(code)
            own = self._names_in(code)
            names |= own
            if depth < _DEEP:
                queue.extend((called, depth + 1) for called in _named(own, function.__globals__))
        return names

    def _names_in(self, code):
        if code not in self._of_code:
            consts = [c for c in code.co_consts if isinstance(c, str) and len(c) <= _LONGEST and not _REWRITTEN.search(c)]
            names = {name for name in code.co_names if name not in _COMMON and not name.startswith("@py")}
            inner = [c for c in code.co_consts if isinstance(c, types.CodeType)]
            self._of_code[code] = names.union(consts, *map(self._names_in, inner))
        return self._of_code[code]


def _functions_of(item):
    definitions = getattr(getattr(item, "_fixtureinfo", None), "name2fixturedefs", {})
    fixtures = [definition.func for some in definitions.values() for definition in some]
    return [getattr(f, "__func__", f) for f in [getattr(item, "obj", None)] + fixtures if f is not None]


def _named(names, scope):
    """Functions that code with these names may call: those of its module, and those of the modules and classes named there."""
    for name in names:
        value = scope.get(name)
        if isinstance(value, types.FunctionType):
            yield value
        elif isinstance(value, type):
            yield from (v for v in vars(value).values() if isinstance(v, types.FunctionType))
        elif isinstance(value, types.ModuleType):
            yield from (vars(value)[n] for n in names if isinstance(vars(value).get(n), types.FunctionType))
