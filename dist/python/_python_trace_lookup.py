"""A fixture look-up that failed, as pytest itself explains it."""
import inspect
import re

from _python_trace_channel import text_of


def fixture_fact(error):
    """From `_pytest.fixtures.FixtureLookupError` (7.0 to 9.x): its rendering lists the names in reach for the node."""
    message = text_of(error.formatrepr().errorstring, 20_000)
    listed = re.search(r"available fixtures: (.*)", message)
    functions = [error.request._pyfuncitem.obj] + [getattr(d, "func", None) for d in error.fixturestack]
    return {
        "name": text_of(error.argname, 300),
        "available": [n.strip() for n in listed.group(1).split(",")] if listed else [],
        "stack": [p for p in map(function_place, functions) if p],
        "message": message.strip().split("\n")[0][:1_000],
    }


def function_place(function):
    """File, line of the definition and name of a Python function under its decorators, or None."""
    try:
        code = inspect.unwrap(function).__code__
        return {"file": code.co_filename, "line": def_line(code), "func": code.co_name}
    except Exception:
        return None


def def_line(code):
    """The line of `def`: the code object of a decorated function begins at its first decorator."""
    import linecache

    for line in range(code.co_firstlineno, code.co_firstlineno + 40):
        if re.match(r"\s*(async\s+)?def\s", linecache.getline(code.co_filename, line)):
            return line
    return code.co_firstlineno
