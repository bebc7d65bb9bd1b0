"""Event loops: where each was made and closed, and which objects on the way of a failure belong to which of them."""
import re
import sys
import weakref

from _python_trace_channel import type_name
from _python_trace_places import is_harness, places

_DEPTH, _FRAMES, _NAMES, _OBJECTS = 6, 60, 60, 20
_WORDS = re.compile(r"\bloop\b", re.IGNORECASE)
_watched = []
_made = weakref.WeakKeyDictionary()


def watch_loops(node):
    """Once asyncio is there: notes of each loop where it is made and closed, and in which test (`node()`)."""
    events = sys.modules.get("asyncio.base_events")
    if _watched or events is None:
        return
    loop_class = events.BaseEventLoop
    init, close = loop_class.__init__, loop_class.close
    _watched.extend((init, close))

    def __init__(self, *args, **kwargs):
        init(self, *args, **kwargs)
        _made[self] = {"made": _here(), "made_in": node(), "closed": None, "closed_in": None}

    def _close(self):
        origin = _made.get(self)
        if origin is not None and origin["closed"] is None and not self.is_closed():
            origin.update(closed=_here(), closed_in=node())
        return close(self)

    _close.__name__ = "close"
    loop_class.__init__, loop_class.close = __init__, _close


def _here():
    """The lines of the project that led here, innermost first."""
    found, frame = [], sys._getframe(2)
    while frame is not None and len(found) < _DEPTH:
        code = frame.f_code
        if places.own(code.co_filename) and not is_harness(code.co_filename):
            found.append({"file": code.co_filename, "line": frame.f_lineno, "func": code.co_name})
        frame = frame.f_back
    return found


def loops_fact(error):
    """The loops and the objects that belong to them in the frames of an error about loops, or None for any other error."""
    if not _watched or not isinstance(error, (RuntimeError, ValueError)) or not _WORDS.search(str(error)):
        return None
    loops, objects = [], []
    tb, count = error.__traceback__, 0
    while tb is not None and count < _FRAMES:
        frame, count = tb.tb_frame, count + 1
        for expr, value, loop in _bound(frame):
            entry = next((e for e in loops if e["loop"] is loop), None)
            if entry is None:
                entry = {"loop": loop, "ran": False}
                loops.append(entry)
            if frame.f_code.co_name == "run_until_complete" and value is loop:
                entry["ran"] = True
            elif value is not loop and len(objects) < _OBJECTS and places.own(frame.f_code.co_filename):
                place = {"file": frame.f_code.co_filename, "line": tb.tb_lineno}
                objects.append(dict(place, expr=expr, type=type_name(value), loop=loops.index(entry)))
        tb = tb.tb_next
    return {"loops": [_told(e["loop"], e["ran"]) for e in loops], "objects": objects} if loops else None


def _told(loop, ran):
    origin = _made.get(loop) or {"made": [], "made_in": None, "closed": None, "closed_in": None}
    return dict(origin, ran=ran, is_closed=bool(loop.is_closed()))


def _bound(frame):
    """`(expression, object, loop)` of the names in a frame, and of the attributes of `self`, that are loops or belong to one."""
    names = list(frame.f_locals.items())[:_NAMES]
    if places.own(frame.f_code.co_filename):
        names.extend((n, frame.f_globals[n]) for n in frame.f_code.co_names[:_NAMES] if n in frame.f_globals)
    for name, value in names:
        if name in ("self", "cls"):
            names.extend(("%s.%s" % (name, a), v) for a, v in list(_attributes(value).items())[:_NAMES])
    for name, value in names:
        loop = _loop_of(value)
        if loop is not None:
            yield name, value, loop


def _attributes(value):
    try:
        return object.__getattribute__(value, "__dict__")
    except AttributeError:
        return {}


def _loop_of(value):
    """Never runs code of the project: attributes are read as they stand, or from the classes of asyncio."""
    base = sys.modules["asyncio.base_events"].BaseEventLoop
    if isinstance(value, base):
        return value
    if (type(value).__module__ or "").split(".")[0] in ("asyncio", "_asyncio"):
        loop = getattr(value, "_loop", None)
    else:
        names = _attributes(value)
        loop = names.get("_loop") or names.get("loop")
    return loop if isinstance(loop, base) else None
