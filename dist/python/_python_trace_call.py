"""Type errors raised by a call itself: the definition that it reaches, and how the two disagree."""
import ast
import functools
import inspect
import re
import types

from _python_trace_attribute import class_file
from _python_trace_channel import class_name, text_of, type_name
from _python_trace_lookup import def_line
from _python_trace_search import bound, definition
from _python_trace_source import NOTHING, tree_of

_REFUSED = re.compile(
    r"^(?P<who>[\w.<>]+)\(\) (missing|got|takes|argument)|^(?P<cls>\w+)\(\) takes no arguments|not callable"
    r"|^Can't instantiate|expected (at most|at least|exactly)? ?\d+ argument|takes no (keyword )?arguments"
    r"|missing (a )?required|unexpected keyword argument|too many positional arguments|keyword-only"
)


def call_fact(error, failing):
    """The `callee` fact of a TypeError that was raised where `failing` stands by calling something, or None."""
    message = text_of(error)
    refused = _REFUSED.search(message)
    if not refused:
        return None
    who = refused.groupdict().get("who")
    node = _call_node(failing, who)
    if node is None:
        return None
    value = _reached(failing, node.func)
    if value is NOTHING and who and "<" not in who:
        value = definition(who) or NOTHING
    if value is NOTHING:
        return None
    fact = _callee(value)
    fact.update(_disagreement(node, value, message))
    return fact


def _reached(failing, function):
    """What a call runs; the method of an object that is made on the spot (`Class().method()`) is its class's."""
    value = failing.value(function)
    if value is NOTHING and isinstance(function, ast.Attribute) and isinstance(function.value, ast.Call):
        made = failing.value(function.value.func)
        found = inspect.getattr_static(made, function.attr, NOTHING) if isinstance(made, type) else NOTHING
        return bound(found) if isinstance(found, types.FunctionType) else NOTHING
    return value


def _call_node(failing, who):
    if isinstance(failing.exact, ast.Call):
        return failing.exact
    calls = [n for n in failing.expressions() if isinstance(n, ast.Call)]
    if len(calls) == 1:
        return calls[0]
    named = [n for n in calls if who and _names(_reached(failing, n.func), who)]
    named = named or [n for n in calls if who and getattr(n.func, "attr", None) == who.rsplit(".", 1)[-1]]
    return named[0] if len(named) == 1 else None


def _names(value, who):
    """Whether a message about `who()` may speak of this callable (3.8 and 3.9 give the bare name)."""
    last = who.rsplit(".", 1)[-1]
    function = _function(value)
    name = getattr(function, "__name__", None) if function is not None else None
    return last == name or (last == "__init__" and isinstance(value, type))


def _function(value):
    """The Python function that a call of `value` runs, or None for what is written in C."""
    while isinstance(value, (functools.partial, types.MethodType)):
        value = value.func if isinstance(value, functools.partial) else value.__func__
    if isinstance(value, type):
        for name in ("__init__", "__new__"):
            found = inspect.getattr_static(value, name, None)
            found = found.__func__ if isinstance(found, staticmethod) else found
            if isinstance(found, types.FunctionType):
                return found
        return None
    if not isinstance(value, types.FunctionType) and hasattr(type(value), "__call__"):
        found = inspect.getattr_static(type(value), "__call__", None)
        return found if isinstance(found, types.FunctionType) else None
    return value if isinstance(value, types.FunctionType) else None


def _callee(value):
    function = _function(value)
    code = getattr(function, "__code__", None)
    is_class = isinstance(value, type)
    kind = "other"
    if is_class:
        kind = "class"
    elif code is not None:
        kind = "coroutine" if code.co_flags & inspect.CO_COROUTINE else "function"
    elif isinstance(value, (types.BuiltinFunctionType, types.MethodDescriptorType, types.WrapperDescriptorType)):
        kind = "builtin"
    file, line = (code.co_filename, def_line(code)) if code is not None else (None, None)
    if is_class and (file is None or file.startswith("<")):
        file = class_file(value)
        line = _class_line(value, file)
    named = function if function is not None and not is_class else value
    qualname = type.__dict__["__qualname__"].__get__(value) if is_class else getattr(named, "__qualname__", type_name(value))
    return {
        "qualname": text_of(qualname, 300),
        "module": _text(getattr(named, "__module__", None)),
        "file": file,
        "line": line,
        "signature": _signature_text(value),
        "kind": kind,
    }


def _text(value):
    return value if isinstance(value, str) else None


def _signature_text(value):
    try:
        name = class_name(value) if isinstance(value, type) else getattr(_function(value) or value, "__name__", "")
        return text_of("%s%s" % (name, inspect.signature(value)), 400)
    except Exception:
        return None


def _class_line(cls, file):
    found = tree_of(file) if file else None
    for node in ast.walk(found[0]) if found else ():
        if isinstance(node, ast.ClassDef) and node.name == class_name(cls):
            return node.lineno
    return None


def _disagreement(node, value, message):
    """What the message says, and for a call without star arguments all that the signature says."""
    missing, unexpected, excess = _by_message(message)
    starred = any(isinstance(a, ast.Starred) for a in node.args) or any(k.arg is None for k in node.keywords)
    try:
        parameters = None if starred else list(inspect.signature(value).parameters.values())
    except Exception:
        parameters = None
    if parameters is not None and not isinstance(node.func, ast.Call):
        more = _by_signature(parameters, len(node.args), [k.arg for k in node.keywords])
        missing = missing + [n for n in more[0] if n not in missing]
        unexpected = unexpected + [n for n in more[1] if n not in unexpected]
        excess = max(excess, more[2])
    return {"missing": missing, "unexpected": unexpected, "excess": excess}


def _by_message(message):
    lacks = re.search(r"missing (?:\d+|a) required .*?arguments?: (.*)", message)
    missing = re.findall(r"'([^']+)'", lacks.group(1)) if lacks else []
    unexpected = re.findall(r"unexpected keyword argument '([^']+)'", message)
    count = re.search(r"takes (?:from \d+ to )?(\d+) positional arguments? but (\d+)", message)
    return missing, unexpected, int(count.group(2)) - int(count.group(1)) if count else 0


def _by_signature(parameters, positional, keywords):
    kinds = inspect.Parameter
    by_place = [p for p in parameters if p.kind in (kinds.POSITIONAL_ONLY, kinds.POSITIONAL_OR_KEYWORD)]
    filled = {p.name for p in by_place[:positional]} | set(keywords)
    open_end = any(p.kind is kinds.VAR_POSITIONAL for p in parameters)
    open_keys = any(p.kind is kinds.VAR_KEYWORD for p in parameters)
    named = {p.name for p in parameters if p.kind in (kinds.POSITIONAL_OR_KEYWORD, kinds.KEYWORD_ONLY)}
    wanted = by_place + [p for p in parameters if p.kind is kinds.KEYWORD_ONLY]
    return (
        [p.name for p in wanted if p.default is kinds.empty and p.name not in filled],
        [] if open_keys else [k for k in keywords if k not in named],
        0 if open_end else max(0, positional - len(by_place)),
    )
