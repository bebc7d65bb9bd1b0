"""Attribute errors: which object lacked the name, and how the source spells that object."""
import ast
import inspect
import re
import types

from _python_trace_channel import class_name, mro_of, text_of, type_name
from _python_trace_source import NOTHING

# Functions that look an attribute up for somebody and raise by themselves: their names for the object and the attribute.
_RAISERS = {
    ("mock.py", "get_original"): ("target", "name"),
    ("monkeypatch.py", "setattr"): ("target", "name"),
    ("monkeypatch.py", "delattr"): ("target", "name"),
    ("monkeypatch.py", "annotated_getattr"): ("obj", "name"),
}


def attribute_fact(error, innermost, nearest):
    """The `attribute` fact, or None where neither the exception nor the source names the attribute."""
    name, owner = getattr(error, "name", None), getattr(error, "obj", NOTHING)
    if not isinstance(name, str):
        name, owner = _from_raiser(innermost)
    if not isinstance(name, str):
        match = re.search(r"has no attribute '([^']+)'|does not have the attribute '([^']+)'", text_of(error))
        name = match and (match.group(1) or match.group(2))
        owner = NOTHING
    if not name:
        return None
    node = _attribute_node(innermost, name) or _attribute_node(nearest, name)
    where = innermost if _attribute_node(innermost, name) is not None else nearest
    if owner is NOTHING or (owner is None and "'NoneType'" not in text_of(error)):
        # None is also what the exception says when nobody told it an object.
        owner = where.value(node.value) if node is not None else NOTHING
    fact = {"name": name, "expr": where.source(node.value) if node is not None else None}
    fact.update(_owner(owner) if owner is not NOTHING else _owner_by_message(text_of(error)))
    return fact


def _from_raiser(failing):
    code = failing.frame.f_code
    names = _RAISERS.get((code.co_filename.replace("\\", "/").rsplit("/", 1)[-1], code.co_name))
    if names is None and code.co_name in ("__getattr__", "__getattribute__"):
        names = code.co_varnames[:2]
        if code.co_argcount == 1:  # of a module
            return failing.locals.get(names[0]), NOTHING
    if not names or len(names) < 2:
        return None, NOTHING
    return failing.locals.get(names[1]), failing.locals.get(names[0], NOTHING)


def _attribute_node(failing, name):
    if isinstance(failing.exact, ast.Attribute) and failing.exact.attr == name:
        return failing.exact
    matches = [n for n in failing.expressions() if isinstance(n, ast.Attribute) and n.attr == name]
    return matches[0] if len(matches) == 1 else None


def _owner(owner):
    if owner is None:
        return {"owner": "NoneType", "owner_kind": "none", "owner_file": None}
    if isinstance(owner, types.ModuleType):
        names = vars(owner)
        path = names.get("__file__")
        return {
            "owner": text_of(names.get("__name__"), 300),
            "owner_kind": "module",
            "owner_file": path if isinstance(path, str) else None,
        }
    if inspect.iscoroutine(owner):
        return {"owner": "coroutine", "owner_kind": "coroutine", "owner_file": owner.cr_code.co_filename}
    cls = owner if isinstance(owner, type) else type(owner)
    kind = "class" if isinstance(owner, type) else "instance"
    if "NonCallableMock" in mro_of(cls):
        return {"owner": _mock_name(owner), "owner_kind": "mock", "owner_file": None}
    return {"owner": class_name(cls), "owner_kind": kind, "owner_file": class_file(cls)}


def class_file(cls):
    """The file of the module that defines a class, or None for a builtin."""
    import sys

    module = sys.modules.get(text_of(type.__dict__["__module__"].__get__(cls), 300))
    path = vars(module).get("__file__") if isinstance(module, types.ModuleType) else None
    return path if isinstance(path, str) else None


def _mock_name(owner):
    """The class that a mock stands for where it has a spec, else the mock's own class."""
    try:
        spec = object.__getattribute__(owner, "__dict__").get("_spec_class")
    except Exception:
        spec = None
    return class_name(spec) if isinstance(spec, type) else type_name(owner)


def _owner_by_message(message):
    for pattern, kind in (
        (r"module '([^']+)' has no", "module"),
        (r"type object '([^']+)' has no", "class"),
        (r"'?(\w*Mock)'? object has no", "mock"),
        (r"'([^']+)' object has no", "instance"),
    ):
        match = re.search(pattern, message)
        if match:
            owner = match.group(1)
            kind = {"NoneType": "none", "coroutine": "coroutine"}.get(owner, kind)
            return {"owner": owner, "owner_kind": kind, "owner_file": None}
    return {"owner": "", "owner_kind": "instance", "owner_file": None}
