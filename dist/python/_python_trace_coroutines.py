"""Coroutines that nobody awaited, with the lines that created them, and exceptions that nobody could catch."""
import sys
import threading
import tracemalloc
import types
import warnings

from _python_trace_places import is_harness

_DEPTH = 8


def watch_dropped(tell):
    """Calls `tell(coroutine)` for each coroutine that is dropped without having been awaited.

    CPython looks `warnings._warn_unawaited_coroutine` up whenever it finds one. Our wrapper is compiled under a file
    name that `warnings` takes for a part of the import system and skips, so that `stacklevel` still finds the same line.
    """
    original = getattr(warnings, "_warn_unawaited_coroutine", None)
    if original is None:
        return

    ours = sys.get_coroutine_origin_tracking_depth() == 0

    def _warn_unawaited_coroutine(coroutine):
        tell(coroutine)
        hidden = ours and sys.get_coroutine_origin_tracking_depth() == _DEPTH and not tracemalloc.is_tracing()
        # The user asked for no origins: the text of the warning stays as it is without them.
        original(types.SimpleNamespace(__qualname__=coroutine.__qualname__, cr_origin=None) if hidden else coroutine)

    _warn_unawaited_coroutine.__code__ = _warn_unawaited_coroutine.__code__.replace(
        co_filename="<python-trace: importlib _bootstrap>"
    )
    warnings._warn_unawaited_coroutine = _warn_unawaited_coroutine
    if ours:
        sys.set_coroutine_origin_tracking_depth(_DEPTH)


def dropped_fact(coroutine):
    code = coroutine.cr_code
    return {
        "qualname": coroutine.__qualname__,
        "defined": {"file": code.co_filename, "line": code.co_firstlineno},
        "created": origin_of(coroutine),
    }


def origin_of(coroutine):
    """Where a coroutine was created, innermost first, without the harness that called the test."""
    origin = list(getattr(coroutine, "cr_origin", None) or ())
    while origin and is_harness(origin[-1][0]):
        origin.pop()
    return [{"file": f, "line": n, "func": name} for f, n, name in origin]


class Unraisable:
    """Context in which `tell(message, exception)` hears of exceptions in finalizers and threads; others hear them too."""

    def __init__(self, tell):
        self._tell = tell

    def __enter__(self):
        self._previous = sys.unraisablehook, threading.excepthook
        if not isinstance(sys.unraisablehook, _Hook):
            sys.unraisablehook = _Hook(self._unraisable, sys.unraisablehook)
        if not isinstance(threading.excepthook, _Hook):
            threading.excepthook = _Hook(self._thread, threading.excepthook)
        return self

    def __exit__(self, *_):
        # Whoever has put another hook on top of ours since is left alone.
        if isinstance(sys.unraisablehook, _Hook):
            sys.unraisablehook = self._previous[0]
        if isinstance(threading.excepthook, _Hook):
            threading.excepthook = self._previous[1]

    def _unraisable(self, args):
        where = getattr(args.object, "__qualname__", type(args.object).__name__)
        self._tell("%s %s" % (args.err_msg or "Exception ignored in", where), args.exc_value, args.exc_traceback)

    def _thread(self, args):
        if args.exc_type is not SystemExit:
            name = args.thread.name if args.thread is not None else "?"
            self._tell("Exception in thread %s" % name, args.exc_value, args.exc_traceback)


class _Hook:
    def __init__(self, ours, theirs):
        self._ours, self._theirs = ours, theirs

    def __call__(self, args):
        self._ours(args)
        return self._theirs(args)
