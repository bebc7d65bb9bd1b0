"""A value as a tree that can be compared with a later one, and put back: by type and content, never told by content."""
import collections
import io
import itertools
import os
import pathlib
import sys
import types

from _python_trace_channel import class_name

MISSING = type("Missing", (), {})()
_DEPTH = 4
_WIDE = 300
_MOST = 60_000
_PLAIN = (type(None), bool, int, float, complex, str, bytes, type(Ellipsis), type(NotImplemented), range, slice)
_LISTS = (list, tuple, collections.deque)
_SETS = (set, frozenset)


class Node:
    """`kind` is plain, list, dict, set, object, opaque or missing; `items` are the nodes inside.

    `mark` is what is compared at this level, `kept` the content that a container had.
    """

    __slots__ = ("value", "kind", "mark", "items", "kept")

    def __init__(self, value, kind, mark=None, items=None, kept=None):
        self.value, self.kind, self.mark, self.items, self.kept = value, kind, mark, items, kept

    def __eq__(self, other):
        return self.kind == other.kind and self.mark == other.mark and self.items == other.items


class Grower:
    """Makes trees; `inside(cls)` tells whether objects of a class are looked into, `folders` whether paths are. One has room for so many nodes."""

    def __init__(self, inside, folders=False):
        self._inside = inside
        self._folders = folders
        self._room = _MOST

    def tree(self, value, depth=_DEPTH, path=()):
        self._room -= 1
        cls = type(value)
        if value is MISSING:
            return Node(value, "missing")
        if cls in _PLAIN:
            return Node(value, "plain", (cls, repr(value) if cls in (float, complex, slice) else value))
        if depth == 0 or self._room < 0 or id(value) in path:
            return Node(value, "opaque", id(value))
        inner = path + (id(value),)
        if issubclass(cls, _LISTS):
            kept = list(value)
            return Node(value, "list", (cls, len(kept)), {i: self.tree(v, depth - 1, inner) for i, v in enumerate(kept[:_WIDE])}, kept)
        if issubclass(cls, dict):
            kept = list(dict.items(value))
            nodes = {i: self.tree(v, depth - 1, inner) for i, (_, v) in enumerate(kept[:_WIDE])}
            return Node(value, "dict", (cls, len(kept), [_key(k) for k, _ in kept[:_WIDE]]), nodes, kept)
        if issubclass(cls, _SETS):
            return Node(value, "set", (cls, len(value), {_key(k) for k in value}), None, list(value))
        names = _attributes(value) if self._inside(cls) else None
        if names is None:
            return Node(value, "opaque", (id(value), behind(value, self._folders)))
        return Node(value, "object", cls, {n: self.tree(v, depth - 1, inner) for n, v in list(names.items())[:_WIDE]})


def behind(value, folders):
    """What tells that things behind an object have changed: rows of a database, a stream's text, with `folders` files too."""
    try:
        sqlite = sys.modules.get("sqlite3")  # optional in builds of Python; nobody has a connection without it
        if sqlite is not None and isinstance(value, sqlite.Connection):
            return value.total_changes
        if isinstance(value, (io.StringIO, io.BytesIO)):
            return hash(value.getvalue())
        if folders and isinstance(value, pathlib.Path):
            return list(itertools.islice(_files(str(value)), _WIDE))
    except Exception:
        pass  # closed, or gone: then only itself tells
    return None


def _files(root):
    for folder, _, names in os.walk(root):
        for path in (os.path.join(folder, name) for name in names):
            yield path, os.stat(path).st_size, os.stat(path).st_mtime_ns


def _key(key):
    return key if type(key) in _PLAIN and type(key) is not slice else (id(type(key)), _hash(key))


def _hash(key):
    try:
        return hash(key)
    except Exception:
        return id(key)


def _attributes(value):
    """The attributes that an object itself holds, or None where it has no place for any."""
    if isinstance(value, (type, types.ModuleType, types.FunctionType, types.MethodType)):
        return None
    found = {}
    for cls in type.__dict__["__mro__"].__get__(type(value)):
        slots = cls.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else tuple(slots):
            member = cls.__dict__.get(name)
            if isinstance(member, types.MemberDescriptorType):
                try:
                    found[name] = member.__get__(value)
                except AttributeError:
                    pass
    own = _dict(value)
    if own is not None:
        found.update(own)
    return found if found or own is not None else None


def _dict(value):
    """An object's own attributes, past any code of its class."""
    try:
        own = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return None
    return own if type(own) is dict else None


def differences(before, after, steps=()):
    """`(steps, before, after)` for each innermost place where two trees differ."""
    if before == after:
        return
    if before.kind != after.kind or before.kind not in ("object", "list", "dict") or (before.kind != "object" and before.mark != after.mark) or type(before.value) is not type(after.value):
        yield steps, before, after
        return
    gone = Node(MISSING, "missing")
    for key in dict.fromkeys([*before.items, *after.items]):
        yield from differences(before.items.get(key, gone), after.items.get(key, gone), steps + ((before.kind, key),))


def inner(value, steps):
    """The value at these steps inside another one, or MISSING."""
    for kind, key in steps:
        try:
            if kind == "object":
                value = _attributes(value)[key]
            else:
                value = list(dict.values(value) if kind == "dict" else value)[key]
        except (AttributeError, IndexError, KeyError, TypeError):
            return MISSING
    return value


def put_back(node):
    """Gives a value the content that it had when the node was made, in place, for all who hold it; the value itself."""
    value = node.value
    inside = {key: put_back(item) for key, item in (node.items or {}).items()}
    own = _dict(value) if node.kind == "object" else None
    if own is not None:
        for name in [n for n in own if n not in inside]:
            del own[name]
        own.update({n: v for n, v in inside.items() if not isinstance(_member(value, n), types.MemberDescriptorType)})
    elif node.kind in ("list", "dict", "set") and not isinstance(value, (tuple, frozenset)):
        now = list(value.items()) if node.kind == "dict" else list(value)
        if not _same(now, node.kept):
            value.clear()
            (value.extend if node.kind == "list" else value.update)(node.kept)
    return value


def _member(value, name):
    return next((c.__dict__[name] for c in type.__dict__["__mro__"].__get__(type(value)) if name in c.__dict__), None)


def _same(now, kept):
    flat = [[x for pair in pairs for x in (pair if isinstance(pair, tuple) and len(pair) == 2 else (pair,))] for pairs in (now, kept)]
    return len(flat[0]) == len(flat[1]) and all(a is b for a, b in zip(*flat))


def words(node):
    """A value's type for people, with the number of items of a container."""
    if node.kind == "missing":
        return "absent"
    name = class_name(type(node.value))
    if node.kind in ("list", "dict", "set"):
        count = node.mark[1]
        return "%s (%d item%s)" % (name, count, "" if count == 1 else "s")
    return name
