"""Where state lives that a test can leave changed: what is there now, how one value is read, and how it is put back.

Each place yields `cells()`: `(key, value)`, reads the value of a key, MISSING where there is none, and writes it.
Cells are kept by `(what, key)`; `what` is the word of ../isolate/isolation.ts.
"""
import functools
import os
import sys
import types

from _python_trace_places import places
from _python_trace_state_tree import MISSING


def _get(mapping, key):
    return mapping.get(key, MISSING)


def _put(holder, name, value):
    if value is MISSING:
        delattr(holder, name)
    else:
        setattr(holder, name, value)


def is_own(module):
    """Whether a module is the project's; files are looked at once."""
    path = vars(module).get("__file__") if isinstance(module, types.ModuleType) else None
    return isinstance(path, str) and places.own(path)


def own_modules():
    return [(n, m) for n, m in list(sys.modules.items()) if is_own(m)]


def _own_classes(module, prefix="", holder=None, depth=3):
    """`(qualname, class)` of the classes that a module defines, nested ones too."""
    for name, value in list(vars(holder or module).items()):
        if isinstance(value, type) and value.__module__ == module.__name__ and value.__qualname__ == prefix + name and depth:
            yield value.__qualname__, value
            yield from _own_classes(module, value.__qualname__ + ".", value, depth - 1)


def _of(module, qualname):
    found = sys.modules.get(module)
    for name in qualname.split(".") if qualname else ():
        found = _get(vars(found), name) if found is not None and found is not MISSING else None
    return found


def _function(value):
    value = getattr(value, "__func__", value)
    return value if isinstance(value, types.FunctionType) else None


class ModuleGlobals:
    """Names that first-party modules hold, without what a module defines by its code alone (see the other places)."""

    def cells(self):
        for module_name, module in own_modules():
            for name, value in list(vars(module).items()):
                if not (name.startswith(("@", "__")) or isinstance(value, types.ModuleType)):
                    yield (module_name, name), value

    def read(self, module, name):
        found = sys.modules.get(module)
        return MISSING if found is None else _get(vars(found), name)

    def write(self, value, module, name):
        _put(sys.modules[module], name, value)

    def name(self, module, name):
        return "%s.%s" % (module, name)


class ClassAttributes:
    def cells(self):
        for module_name, module in own_modules():
            for qualname, cls in _own_classes(module):
                for name, value in list(vars(cls).items()):
                    if name not in ("__dict__", "__weakref__", "__doc__", "__module__", "__annotations__", "__annotations_cache__"):
                        yield (module_name, qualname, name), value

    def read(self, module, qualname, name):
        cls = _of(module, qualname)
        return _get(vars(cls), name) if isinstance(cls, type) else MISSING

    def write(self, value, module, qualname, name):
        _put(_of(module, qualname), name, value)

    def name(self, module, qualname, name):
        return "%s.%s.%s" % (module, qualname, name)


class Defaults:
    """Default arguments of first-party functions."""

    def cells(self):
        for module_name, module in own_modules():
            for qualname, holder in [("", module), *_own_classes(module)]:
                for name, value in list(vars(holder).items()):
                    function = _function(value)
                    if function is not None and function.__module__ == module_name:
                        for parameter, default in _defaults(function).items():
                            yield (module_name, qualname, name, parameter), default

    def read(self, module, qualname, name, parameter):
        holder = _of(module, qualname)
        function = _function(_get(vars(holder), name)) if holder is not None and holder is not MISSING else None
        return MISSING if function is None else _get(_defaults(function), parameter)

    def write(self, value, *key):
        pass  # the value itself was given its content back

    def name(self, module, qualname, name, parameter):
        return "%s(%s)" % (".".join(filter(None, (module, qualname, name))), parameter)


def _defaults(function):
    code, given = function.__code__, function.__defaults__ or ()
    names = code.co_varnames[code.co_argcount - len(given): code.co_argcount]
    return dict(zip(names, given), **(function.__kwdefaults__ or {}))


class Caches:
    """functools caches of first-party functions, by how much they hold."""

    def cells(self):
        for module_name, module in own_modules():
            for qualname, holder in [("", module), *_own_classes(module)]:
                for name, value in list(vars(holder).items()):
                    if isinstance(value, functools._lru_cache_wrapper):
                        yield (module_name, qualname, name), value.cache_info().currsize

    def _cache(self, module, qualname, name):
        holder = _of(module, qualname)
        found = _get(vars(holder), name) if holder is not None and holder is not MISSING else None
        return found if isinstance(found, functools._lru_cache_wrapper) else None

    def read(self, *key):
        cache = self._cache(*key)
        return MISSING if cache is None else cache.cache_info().currsize

    def write(self, value, *key):
        self._cache(*key).cache_clear()

    def name(self, module, qualname, name):
        return ".".join(filter(None, (module, qualname, name)))


class Patched:
    """Functions and classes of modules that are not the project's, and of their classes: whether they are still the same."""

    def cells(self):
        for module_name, module in list(sys.modules.items()):
            if not isinstance(module, types.ModuleType) or is_own(module):
                continue
            for name, value in list(vars(module).items()):
                if callable(value) and not name.startswith("__"):
                    yield (module_name, "", name), value
                    if isinstance(value, type) and value.__module__ == module_name:
                        for inner, function in list(vars(value).items()):
                            if callable(function):
                                yield (module_name, name, inner), function

    def read(self, module, qualname, name):
        holder = _of(module, qualname)
        return _get(vars(holder), name) if holder is not None and holder is not MISSING else MISSING

    def write(self, value, module, qualname, name):
        _put(_of(module, qualname), name, value)

    def name(self, module, qualname, name):
        return ".".join(filter(None, (module, qualname, name)))


class Environment:
    def cells(self):
        return (((name,), value) for name, value in list(os.environ.items()) if name != "PYTEST_CURRENT_TEST")

    def read(self, name):
        return _get(os.environ, name)

    def write(self, value, name):
        if value is MISSING:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value

    def name(self, name):
        return name


class Modules:
    """Modules by name: taken out, replaced, or put in."""

    def cells(self):
        return (((name,), module) for name, module in list(sys.modules.items()))

    def read(self, name):
        return _get(sys.modules, name)

    def write(self, value, name):
        if value is MISSING:
            parent, _, last = name.rpartition(".")
            vars(sys.modules.get(parent, types.ModuleType(""))).pop(last, None)
            del sys.modules[name]
        else:
            sys.modules[name] = value

    def name(self, name):
        return name


class Fixtures:
    """What fixtures of a wider scope than a function hand out, as long as they live; those that were set up meanwhile."""

    def __init__(self):
        self._definitions = {}

    def add(self, definition):
        """Takes a fixture that was just set up; its key, or None for one that lives for a test only."""
        key = definition.argname, str(getattr(definition, "baseid", ""))
        if definition.scope == "function":
            return None
        self._definitions[key] = definition
        return key

    def cells(self):
        return ((key, self.read(*key)) for key in self._definitions)

    def read(self, name, baseid):
        result = getattr(self._definitions.get((name, baseid)), "cached_result", None)
        return MISSING if result is None or result[2] is not None else result[0]

    def write(self, value, name, baseid):
        pass  # the value itself was given its content back

    def name(self, name, baseid):
        return "fixture %s" % name
