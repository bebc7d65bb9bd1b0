"""Errors that end a run before or beside its tests."""
from _python_trace_channel import text_of, type_name
from _python_trace_exceptions import exception_facts


def broken_fact(error, tb):
    """The `broken` fact, or None for an end that is none: SystemExit of `--help`, the stop after collection errors."""
    kind = type_name(error)
    if kind in ("SystemExit", "PrintHelp", "Interrupted", "Failed"):
        return None
    exceptions = exception_facts(error, tb)
    what = "internal-error"
    if kind == "UsageError":
        what = "usage"
    elif kind in ("Exit", "KeyboardInterrupt"):
        what = "exit"
    file = conftest_of(error, tb)
    if file is not None:
        what = "conftest"
    return {"what": what, "message": text_of(error), "file": file, "exceptions": exceptions}


def conftest_of(error, tb):
    """The conftest that could not be imported, or that names a plugin which could not, or None."""
    if type_name(error) == "ConftestImportFailure":
        return text_of(error.path, 1_000)
    while tb is not None:
        if tb.tb_frame.f_code.co_name == "consider_conftest":
            return text_of(getattr(tb.tb_frame.f_locals.get("conftestmodule"), "__file__", None) or "conftest.py", 1_000)
        tb = tb.tb_next
    return None
