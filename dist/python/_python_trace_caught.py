"""Exceptions that the project's own code catches, with the handlers that catch them.

From Python 3.12 on through `sys.monitoring`; before that through `sys.settrace`, which a debugger or a coverage tool
keeps for itself where it is at work.
"""
import ast
import sys

from _python_trace_channel import class_name, mro_of, trouble
from _python_trace_places import places
from _python_trace_source import NOTHING, Names, tree_of

_FLOW = {"StopIteration", "StopAsyncIteration", "GeneratorExit"}
_MOST = 300


class Caught:
    """Calls `tell(exception, traceback, handler)` for each exception, handler and `node()` once, 300 in all."""

    def __init__(self, tell, node):
        self._tell, self._node = tell, node
        self._own, self._seen = {}, set()
        self._busy = False
        self._tool = None
        self._traces = False

    def again(self):
        """Before each phase of a test: also since the interpreter drops a trace function that it could not call, at the recursion limit say."""
        if self._traces and sys.gettrace() is None:
            sys.settrace(self._trace)

    def pause(self):
        """Between the phases, where pytest renders what failed: a trace function would slow it to no end."""
        if self._traces and sys.gettrace() == self._trace:
            sys.settrace(None)

    def start(self):
        monitoring = getattr(sys, "monitoring", None)
        if monitoring is None:
            self._traces = True
            self.again()
            return
        free = [tool for tool in (4, 3) if monitoring.get_tool(tool) is None]
        if free:
            self._tool = free[0]
            monitoring.use_tool_id(self._tool, "python-trace")
            # Not EXCEPTION_HANDLED: at the recursion limit the callback itself cannot be called, the error of that goes to
            # the same handler, and the interpreter never gets out of it. RAISE is told once for each frame.
            monitoring.register_callback(self._tool, monitoring.events.RAISE, self._raised)
            monitoring.set_events(self._tool, monitoring.events.RAISE)

    def stop(self):
        if self._tool is not None:
            sys.monitoring.free_tool_id(self._tool)
            self._tool = None
        elif self._traces:
            self.pause()
            self._traces = False

    def _trace(self, frame, event, arg):
        # Called for each call in the process: no call of its own where it can do without.
        own = self._own.get(frame.f_code.co_filename)
        if own is False or (own is None and not self._is_own(frame.f_code)):
            return None
        frame.f_trace_lines = False
        return self._trace_own

    def _trace_own(self, frame, event, arg):
        # asyncio throws cancellations into coroutines: those come without a traceback, and are nobody's fault.
        if event == "exception" and arg[2] is not None:
            self._look(frame, arg[1], arg[2])
        return self._trace_own

    def _raised(self, code, offset, exception):
        if self._is_own(code):
            frame = sys._getframe(1)
            tb = exception.__traceback__
            while tb is not None and tb.tb_frame is not frame:
                tb = tb.tb_next
            if tb is not None:
                self._look(frame, exception, tb)

    def _is_own(self, code):
        found = self._own.get(code.co_filename)
        if found is None:
            found = self._own[code.co_filename] = places.own(code.co_filename)
        return found

    def _look(self, frame, error, tb):
        if self._busy or len(self._seen) >= _MOST:
            return
        self._busy = True
        try:
            key = (self._node(), frame.f_code, tb.tb_lineno, type(error))
            if key in self._seen or class_name(type(error)) in _FLOW:
                return
            self._seen.add(key)
            handler = handler_of(frame, tb.tb_lineno, error)
            if handler is not None:
                place = {"file": frame.f_code.co_filename, "line": handler.lineno, "func": frame.f_code.co_name}
                self._tell(error, tb, place)
        except Exception as failure:
            trouble("caught", failure)
        finally:
            self._busy = False


def handler_of(frame, line, error):
    """The handler that takes an exception of a line in this frame: the innermost `try` around it that names its class."""
    found = tree_of(frame.f_code.co_filename, frame.f_globals)
    around = [n for n in ast.walk(found[0]) if _guards(n, frame.f_code, line)] if found else []
    names = Names(frame)
    for attempt in sorted(around, key=lambda n: -n.lineno):
        for handler in attempt.handlers:
            if handler.type is None or any(_takes(names, kind, error) for kind in _kinds(handler.type)):
                return handler
    return None


def _guards(node, code, line):
    if type(node).__name__ not in ("Try", "TryStar") or not node.body or node.lineno < code.co_firstlineno:
        return False
    return node.body[0].lineno <= line <= (node.body[-1].end_lineno or line)


def _kinds(node):
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _takes(names, node, error):
    """Whether `except node` takes the exception: by the value of the name where it can be told, else by the name."""
    value = names.value(node)
    if value is not NOTHING:
        classes = value if isinstance(value, tuple) else (value,)
        return any(isinstance(c, type) and c in type.__dict__["__mro__"].__get__(type(error)) for c in classes)
    name = getattr(node, "attr", None) or getattr(node, "id", None)
    return name in mro_of(type(error))
