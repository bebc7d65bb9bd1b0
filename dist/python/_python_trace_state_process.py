"""State of the process that a test can leave changed; in the form of _python_trace_state_places."""
import contextvars
import decimal
import locale
import logging
import os
import signal
import socket
import sys
import threading
import time
import warnings

from _python_trace_places import HERE
from _python_trace_state_tree import MISSING

_FILES = 20_000
_SKIP = ("__pycache__", ".git", ".hg", ".tox", ".nox", ".venv", "venv", "node_modules", ".mypy_cache", ".pytest_cache", ".ruff_cache")


class Single:
    """One value, by a function that reads it and one that sets it."""

    def __init__(self, name, read, write):
        self._name, self._read, self._write = name, read, write

    def cells(self):
        yield (), self.read()

    def read(self):
        try:
            return self._read()
        except Exception:
            return MISSING

    def write(self, value):
        self._write(value)

    def name(self):
        return self._name


def _cwd(value):
    os.chdir(value)


def _in_place(holder):
    def write(value):
        holder()[:] = value

    return write


def _warning_filters(value):
    warnings.filters[:] = value
    getattr(warnings, "_filters_mutated_lock_held", getattr(warnings, "_filters_mutated", None))()


def _policy():
    """None for the default one too, which the first loop sets."""
    asyncio_events = sys.modules.get("asyncio.events")
    policy = getattr(asyncio_events, "_event_loop_policy", None)
    default = getattr(sys.modules.get("asyncio"), "_DefaultEventLoopPolicy", None) or getattr(sys.modules.get("asyncio"), "DefaultEventLoopPolicy", None)
    return None if type(policy) is default else policy


def _set_policy(value):
    sys.modules["asyncio.events"]._event_loop_policy = value


class Loggers:
    """Level, handlers and switches of each logger, and the level below which all are off."""

    _FIELDS = ("level", "disabled", "propagate", "handlers", "filters")

    def cells(self):
        for name in ["", *list(logging.root.manager.loggerDict)]:
            logger = self._logger(name)
            for field in self._FIELDS if logger is not None else ():
                yield (name, field), self.read(name, field)
        yield ("", "disable"), logging.root.manager.disable

    def _logger(self, name):
        found = logging.root.manager.loggerDict.get(name) if name else logging.root
        return found if isinstance(found, logging.Logger) else None

    def read(self, name, field):
        if field == "disable":
            return logging.root.manager.disable
        logger = self._logger(name)
        if logger is None:
            return self.at_first(name, field)
        value = getattr(logger, field)
        return list(value) if isinstance(value, list) else value

    def at_first(self, name, field):
        """Of a logger that nobody has asked for yet: that it appears says nothing."""
        value = getattr(logging.Logger(name), field)
        return list(value) if isinstance(value, list) else value

    def write(self, value, name, field):
        if field == "disable":
            logging.disable(value)
        else:
            logger = logging.getLogger(name) if name else logging.root
            setattr(logger, field, value)
            logger.manager._clear_cache()

    def name(self, name, field):
        return "logging %s.%s" % (name or "root", field)


class Signals:
    def cells(self):
        return (((int(number),), self.read(number)) for number in signal.Signals)

    def read(self, number):
        try:
            return signal.getsignal(number)
        except ValueError:
            return MISSING

    def write(self, value, number):
        signal.signal(number, value)

    def name(self, number):
        return signal.Signals(number).name


class ContextVariables:
    def cells(self):
        return (((id(variable),), value) for variable, value in contextvars.copy_context().items())

    def _variable(self, number):
        return next((v for v in contextvars.copy_context() if id(v) == number), None)

    def read(self, number):
        variable = self._variable(number)
        return MISSING if variable is None else variable.get()

    def write(self, value, number):
        variable = self._variable(number)
        # Nothing unsets a variable for good: where it was not set, whoever reads it gets the default again.
        variable.set(contextvars.Context().run(variable.get) if value is MISSING else value)

    def name(self, number):
        return "contextvar %s" % getattr(self._variable(number), "name", "?")


class Threads:
    def cells(self):
        return (((t.ident,), t.name) for t in threading.enumerate())

    def read(self, ident):
        return next((t.name for t in threading.enumerate() if t.ident == ident), MISSING)

    def write(self, value, ident):
        raise NotImplementedError("a thread cannot be taken back")

    def name(self, ident):
        return "thread %s" % self.read(ident)


class Files:
    """Files of the project's tree. They are never put back: the tree is the user's."""

    def __init__(self, root):
        self._root = root

    def cells(self):
        seen = 0
        for folder, folders, files in os.walk(self._root):
            folders[:] = [f for f in folders if f not in _SKIP]
            for file in files:
                seen += 1
                path = os.path.join(folder, file)
                if seen <= _FILES and not path.startswith(HERE):
                    yield (path,), self.read(path)

    def read(self, path):
        try:
            status = os.stat(path)
        except OSError:
            return MISSING
        return (status.st_size, status.st_mtime_ns)

    def write(self, value, path):
        raise NotImplementedError("files are left as they are")

    def name(self, path):
        return os.path.relpath(path, self._root).replace(os.sep, "/")


def process_places(root):
    """`(what, place)` for the state of the process; `root` is the folder whose files count."""
    context = decimal.getcontext
    return [
        ("cwd", Single("the working directory", os.getcwd, _cwd)),
        ("sys.path", Single("sys.path", lambda: list(sys.path), _in_place(lambda: sys.path))),
        ("other", Single("sys.argv", lambda: list(sys.argv), _in_place(lambda: sys.argv))),
        ("other", Single("sys.meta_path", lambda: list(sys.meta_path), _in_place(lambda: sys.meta_path))),
        ("other", Single("the recursion limit", sys.getrecursionlimit, sys.setrecursionlimit)),
        ("other", Single("the default socket time-out", socket.getdefaulttimeout, socket.setdefaulttimeout)),
        ("other", Single("decimal precision", lambda: context().prec, lambda value: setattr(context(), "prec", value))),
        ("other", Single("decimal rounding", lambda: context().rounding, lambda value: setattr(context(), "rounding", value))),
        ("other", Single("the time zone", lambda: list(time.tzname), lambda value: time.tzset())),
        ("warnings", Single("warnings.filters", lambda: list(warnings.filters), _warning_filters)),
        ("locale", Single("the locale", lambda: locale.setlocale(locale.LC_ALL), lambda value: locale.setlocale(locale.LC_ALL, value))),
        ("event-loop-policy", Single("the event loop policy", _policy, _set_policy)),
        ("logging", Loggers()),
        ("signal-handler", Signals()),
        ("other", ContextVariables()),
        ("other", Threads()),
        ("file", Files(root)),
    ]
