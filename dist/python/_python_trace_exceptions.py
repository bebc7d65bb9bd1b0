"""Exceptions as facts: their chain, their frames, and what the failing statement and their own attributes tell."""
import os
import re

from _python_trace_attribute import attribute_fact
from _python_trace_call import call_fact
from _python_trace_channel import cut, mro_of, repr_of, text_of, trouble, type_name, MESSAGE
from _python_trace_lookup import fixture_fact
from _python_trace_places import is_harness, places
from _python_trace_source import Failing, line_of
from _python_trace_values import key_of_error, values_on_statement

_CHAIN = 5
_FRAMES = 60
_LOCALS = 40
# What pytest raises to say something by itself; frames inside pytest tell nothing then.
_OUTCOMES = ("Failed", "CollectError", "UsageError", "XFailed", "Skipped", "Exit", "FixtureLookupError")


def exception_facts(error, tb=None):
    """The chain of an exception, the raised one first. Wrappers of pytest's give way to the error that they wrap."""
    facts, seen = [], set()
    link, suppressed = "none", False
    error, tb = _unwrapped(error, tb)
    while error is not None and id(error) not in seen and len(facts) < _CHAIN:
        seen.add(id(error))
        facts.append(_one(error, tb if not facts else error.__traceback__, link, suppressed))
        leaf = _first_leaf(error)
        if leaf is not None:
            error, link, suppressed = leaf, "cause", False
        elif error.__cause__ is not None:
            error, link, suppressed = error.__cause__, "cause", False
        else:
            link, suppressed, error = "context", bool(error.__suppress_context__), error.__context__
    return facts


def _unwrapped(error, tb):
    name, cause = type_name(error), error.__cause__
    if name == "CollectError" and cause is not None:
        return cause, cause.__traceback__
    if name == "ConftestImportFailure":
        inner = getattr(error, "cause", None) or (getattr(error, "excinfo", None) or (None, None))[1] or cause
        if isinstance(inner, BaseException):
            return inner, inner.__traceback__
    return error, tb if tb is not None else error.__traceback__


def _first_leaf(error):
    members = getattr(error, "exceptions", None)
    if "BaseExceptionGroup" in mro_of(type(error)) and isinstance(members, (tuple, list)) and members:
        return members[0] if isinstance(members[0], BaseException) else None
    return None


def _one(error, tb, link, suppressed):
    entries = _entries(tb, type_name(error))
    own = [e for e in entries if places.own(e.tb_frame.f_code.co_filename)]
    innermost = Failing(entries[-1]) if entries else None
    nearest = None if not own else innermost if own[-1] is entries[-1] else Failing(own[-1])
    fact = {
        "type": type_name(error),
        "module": text_of(type(error).__module__, 300),
        "mro": mro_of(type(error)),
        "message": text_of(error),
        "link": link,
        "suppressed": suppressed,
        "frames": frame_facts(entries),
        "import": None, "attribute": None, "name": None, "key": None, "syntax": None, "os": None, "unicode": None,
        "fixture": None, "call": None, "nones": [], "coroutines": [], "mocks": [],
    }
    for read in (_plain, _from_source):
        try:
            fact.update(read(error, innermost, nearest))
        except Exception as failure:  # one odd exception must not cost the others their facts
            trouble("%s of %s" % (read.__name__, fact["type"]), failure)
    return fact


def _entries(tb, name):
    """The entries of a traceback, outermost first, without the harness that leads to the code under test."""
    entries = []
    while tb is not None:
        entries.append(tb)
        tb = tb.tb_next
    entries = [e for e in entries if not _loader(e.tb_frame.f_code)]
    if name in _OUTCOMES and not any(places.own(e.tb_frame.f_code.co_filename) for e in entries):
        return []
    first = next((i for i, e in enumerate(entries) if not is_harness(e.tb_frame.f_code.co_filename)), 0)
    return entries[first:]


def _loader(code):
    """Whether a frame belongs to Python's import system or to pytest's part in it, `ast.parse` included."""
    name = code.co_filename.replace("\\", "/")
    return (
        name.startswith("<frozen importlib")
        or name.endswith("/_pytest/assertion/rewrite.py")
        or (code.co_name == "parse" and name.endswith("/ast.py"))
    )


def stack_facts(stack):
    """Frames of a running stack of `(frame, line)` pairs, outermost first, without what leads to the test or thread."""
    first = next((i for i, (f, _) in enumerate(stack) if not _leading(f.f_code.co_filename)), 0)
    return frame_facts(stack[first:])


def _leading(filename):
    name = filename.replace("\\", "/")
    return is_harness(filename) or name.endswith(("/threading.py", "/pytest/__main__.py", "/bin/pytest")) or "runpy" in name


def frame_facts(entries):
    """Frames of traceback entries, or of `(frame, line)` pairs, outermost first; a long list keeps head and tail."""
    pairs = [e if isinstance(e, tuple) else (e.tb_frame, e.tb_lineno) for e in entries]
    if len(pairs) > _FRAMES:
        pairs = pairs[: _FRAMES // 2] + pairs[-_FRAMES // 2 :]
    return [_frame(frame, line) for frame, line in pairs]


def _frame(frame, line):
    filename = frame.f_code.co_filename
    own = places.own(filename)
    return {
        "file": os.path.abspath(filename) if os.path.exists(filename) else filename,
        "line": line or 0,
        "func": frame.f_code.co_name,
        "code": line_of(filename, line or 0, frame.f_globals),
        "locals": _locals(frame) if own and frame.f_code.co_name != "<module>" else {},
    }


def _locals(frame):
    """Names and types only: values may be secrets."""
    names = [n for n in frame.f_locals if isinstance(n, str) and not n.startswith("@")]
    return {n[:100]: type_name(frame.f_locals[n]) for n in names[:_LOCALS]}


def _plain(error, innermost, nearest):
    """What the exception's own attributes say."""
    facts = {}
    if isinstance(error, ImportError):
        facts["import"] = {"name": _text(error.name), "path": _text(error.path), "from_name": _from_name(error)}
    if isinstance(error, NameError):
        found = getattr(error, "name", None) or _quoted(text_of(error))
        facts["name"] = _text(found)
    if isinstance(error, KeyError) and error.args:
        facts["key"] = repr_of(error.args[0])
    if isinstance(error, SyntaxError):
        facts["syntax"] = {
            "file": _text(error.filename), "line": _int(error.lineno), "text": _text(error.text), "message": text_of(error.msg),
        }
    if isinstance(error, OSError):
        facts["os"] = {"errno": _int(error.errno), "strerror": _text(error.strerror), "filename": _text(error.filename)}
    if isinstance(error, UnicodeError) and isinstance(getattr(error, "encoding", None), str):
        facts["unicode"] = {"encoding": error.encoding, "reason": text_of(error.reason, 300)}
    if type_name(error) == "FixtureLookupError":
        facts["fixture"] = fixture_fact(error)
        facts["message"] = facts["fixture"]["message"]
    return facts


def _from_source(error, innermost, nearest):
    """What the failing statement says together with the values of its names."""
    if innermost is None or isinstance(error, SyntaxError):
        return {}
    facts = {}
    if isinstance(error, AttributeError):
        facts["attribute"] = attribute_fact(error, innermost, nearest or innermost)
    if isinstance(error, TypeError):
        facts["call"] = call_fact(error, innermost)
    if isinstance(error, IndexError):
        facts["key"] = key_of_error(innermost)
    if nearest is not None:
        facts.update(values_on_statement(error, nearest, facts.get("attribute")))
    return facts


def _from_name(error):
    found = getattr(error, "name_from", None)
    if found is None:
        match = re.match(r"cannot import name '([^']+)'", text_of(error))
        found = match.group(1) if match else None
    return _text(found)


def _quoted(message):
    match = re.search(r"(?:name|variable) '([^']+)'", message)
    return match.group(1) if match else None


def _text(value):
    return None if value is None else cut(text_of(value), MESSAGE)


def _int(value):
    return value if type(value) is int else None
