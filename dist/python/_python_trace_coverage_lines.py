"""Lines as they run: through `sys.monitoring` from Python 3.12 on, through `sys.settrace` before.

A debugger or a coverage tool that is at work already keeps `settrace` for itself: then there are no lines.
"""
import inspect
import sys
import threading

from _python_trace_places import places


def tracer():
    return Monitor() if hasattr(sys, "monitoring") else Trace()


class _Tracer:
    """Holds a stack of sets of (file, line): each line that runs goes to the one on top."""

    def __init__(self):
        self.on = False
        self._stack = [set()]
        self._hits = self._stack[0]
        self._own = {}

    def push(self):
        self._stack.append(set())
        self._turn()

    def pop(self):
        hits = self._stack.pop()
        self._turn()
        return hits

    def add(self, hits):
        self._hits |= hits

    def _turn(self):
        self._hits = self._stack[-1]

    def _wanted(self, code):
        """A function of the project: what runs on import has no local variables that are optimised."""
        if not code.co_flags & inspect.CO_OPTIMIZED:
            return False
        found = self._own.get(code.co_filename)
        if found is None:
            found = self._own[code.co_filename] = places.own(code.co_filename)
        return found


class Monitor(_Tracer):
    def start(self):
        free = [tool for tool in (4, 3) if sys.monitoring.get_tool(tool) is None]
        if not free:
            return
        self._tool, events = free[0], sys.monitoring.events
        sys.monitoring.use_tool_id(self._tool, "python-trace-lines")
        sys.monitoring.register_callback(self._tool, events.PY_START, self._enter)
        sys.monitoring.register_callback(self._tool, events.PY_RESUME, self._enter)
        sys.monitoring.register_callback(self._tool, events.LINE, self._line)
        sys.monitoring.set_events(self._tool, events.PY_START | events.PY_RESUME)
        self.on = True

    def stop(self):
        if self.on:
            sys.monitoring.free_tool_id(self._tool)
            self.on = False

    def _turn(self):
        super()._turn()
        if self.on:
            sys.monitoring.restart_events()

    def _enter(self, code, offset):
        if self._wanted(code):
            sys.monitoring.set_local_events(self._tool, code, sys.monitoring.events.LINE)
        return sys.monitoring.DISABLE

    def _line(self, code, line):
        self._hits.add((code.co_filename, line))
        return sys.monitoring.DISABLE


class Trace(_Tracer):
    def start(self):
        if sys.gettrace() is None:
            threading.settrace(self._call)
            sys.settrace(self._call)
            self.on = True

    def stop(self):
        if self.on:
            threading.settrace(None)
            if sys.gettrace() == self._call:
                sys.settrace(None)
            self.on = False

    def push(self):
        super().push()
        # A test may have taken the place, or left it empty.
        if self.on and sys.gettrace() is None:
            sys.settrace(self._call)

    def _call(self, frame, event, arg):
        return self._line if self._wanted(frame.f_code) else None

    def _line(self, frame, event, arg):
        if event == "line":
            self._hits.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line
