"""Values on the failing statement that tell much: None, coroutines never awaited, the key that a container lacks."""
import ast
import inspect
import re

from _python_trace_channel import mro_of, repr_of, text_of, type_name
from _python_trace_source import NOTHING

_BLAMED = re.compile(r"'?(NoneType|coroutine)'? ")


def values_on_statement(error, failing, attribute):
    """Source texts of the failing statement's expressions that were None or a coroutine, and those that were mocks."""
    nones, coroutines, mocks = [], [], {}
    for node in failing.expressions():
        if isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del)):
            continue
        if isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)):
            value, text = failing.value(node), failing.source(node)
            if value is None:
                nones.append(text)
            elif value is not NOTHING and inspect.iscoroutine(value):
                coroutines.append(text)
            elif value is not NOTHING and text and "NonCallableMock" in mro_of(type(value)):
                mocks[text] = type_name(value)
    if attribute is not None and attribute["expr"]:
        if attribute["owner_kind"] == "none":
            nones.append(attribute["expr"])
        if attribute["owner_kind"] == "coroutine":
            coroutines.append(attribute["expr"])
    blamed = _BLAMED.search(text_of(error)) if isinstance(error, TypeError) else None
    if blamed:
        operand = _operand(failing.exact or _only_subscript(error, failing))
        if operand is not None and failing.value(operand) is NOTHING:
            (nones if blamed.group(1) == "NoneType" else coroutines).append(failing.source(operand))
    return {
        "nones": _unique(nones),
        "coroutines": _unique(coroutines),
        "mocks": [{"expr": text, "type": kind} for text, kind in list(mocks.items())[:20]],
    }


def _operand(node):
    """The only operand of the failing operation that the message can speak of."""
    if isinstance(node, (ast.Subscript, ast.Attribute, ast.Await, ast.Starred)):
        return node.value
    if isinstance(node, ast.Call):
        return node.func
    return node if isinstance(node, (ast.Name, ast.Call)) else None


def _only_subscript(error, failing):
    """Without positions (before Python 3.11): the one subscript of a statement where a subscript failed."""
    found = [n for n in failing.expressions() if isinstance(n, ast.Subscript)]
    return found[0] if len(found) == 1 and "subscriptable" in text_of(error) else None


def _unique(texts):
    return [t for i, t in enumerate(texts) if t and t not in texts[:i]][:20]


def key_of_error(failing):
    """The repr of the index at which a sequence gave up, or None where the statement does not tell."""
    node = failing.exact if isinstance(failing.exact, ast.Subscript) else None
    if node is None:
        subscripts = [n for n in failing.expressions() if isinstance(n, ast.Subscript)]
        node = subscripts[0] if len(subscripts) == 1 else None
    key = failing.key_of(node) if node is not None else NOTHING
    return None if key is NOTHING else repr_of(key)
