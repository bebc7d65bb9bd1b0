"""Finds the definition that an error message names among the project's own loaded modules."""
import inspect
import sys
import types

from _python_trace_places import places


def definition(who):
    """The one function or class that `who` may mean, a method bound to a stand-in; None where there are more or none.

    `who` is a qualified name (Python 3.10 on) or a bare one.
    """
    found = {}
    for module in list(sys.modules.values()):
        if isinstance(module, types.ModuleType) and places.own_module(module):
            for value in _named(module, who.split(".")):
                found[id(getattr(value, "__func__", value))] = value
    return next(iter(found.values())) if len(found) == 1 else None


def _named(module, parts):
    """What a module itself defines under this name; a bare name may also be a method's."""
    owners = [module]
    for part in parts[:-1]:
        owners = [vars(o).get(part) for o in owners]
        owners = [o for o in owners if isinstance(o, type) and o.__module__ == module.__name__]
    if len(parts) == 1:
        owners += [c for c in vars(module).values() if isinstance(c, type) and c.__module__ == module.__name__]
    for owner in owners:
        value = inspect.getattr_static(owner, parts[-1], None) if parts[-1] in vars(owner) else None
        if isinstance(value, (staticmethod, classmethod)):
            value = value.__func__ if isinstance(value, staticmethod) else types.MethodType(value.__func__, owner)
        elif isinstance(value, types.FunctionType) and isinstance(owner, type):
            value = bound(value)
        if isinstance(value, (types.FunctionType, types.MethodType)) and value.__module__ == module.__name__:
            yield value


def bound(function):
    """A function as a method of nobody in particular: its signature without `self`."""
    return types.MethodType(function, object())
