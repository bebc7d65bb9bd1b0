"""Reports of test phases as facts, and the comparison that a failed assert made."""
import sys

from _python_trace_channel import LONGREPR, SECTION, cut, repr_of, text_of, type_name
from _python_trace_exceptions import exception_facts
from _python_trace_places import is_harness


class Assertion:
    """Remembers the last comparison of which pytest asked for an explanation, and the function that made it."""

    def __init__(self):
        self._last = None

    def note(self, op, left, right):
        self._last = (
            _caller(),
            {
                "op": text_of(op, 20),
                "left_type": type_name(left),
                "right_type": type_name(right),
                "left": repr_of(left),
                "right": repr_of(right),
            },
        )

    def take(self, error, tb):
        """The comparison behind this error if it was made in the function where the error was raised; forgets it."""
        last, self._last = self._last, None
        if last is None or not isinstance(error, AssertionError):
            return None
        while tb is not None and tb.tb_next is not None:
            tb = tb.tb_next
        if tb is None or tb.tb_frame.f_code is not last[0]:
            return None
        return dict(last[1], explanation=text_of(error))


def _caller():
    """The code object of the function whose assert pytest is explaining."""
    frame = sys._getframe(1)
    while frame is not None and is_harness(frame.f_code.co_filename):
        frame = frame.f_back
    return frame.f_code if frame is not None else None


def report_fact(report, excinfo, assertion):
    """The `report` fact; `excinfo` is pytest's, or None where the report came without one."""
    fact = {
        "node": str(report.nodeid),
        "phase": report.when,
        "outcome": report.outcome,
        "duration": float(getattr(report, "duration", 0) or 0),
        "xfail": _xfail(report),
        "skip_reason": _skip_reason(report),
        "exceptions": [],
        "assertion": None,
        "longrepr": "",
        "sections": [],
    }
    if report.outcome == "passed" or (report.outcome == "skipped" and fact["xfail"] is None):
        return fact
    if excinfo is not None:
        fact["exceptions"] = exception_facts(excinfo.value, excinfo.tb)
        fact["assertion"] = assertion.take(excinfo.value, excinfo.tb)
    fact["longrepr"] = longrepr_of(report)
    fact["sections"] = [
        {"name": text_of(name, 200), "content": text_of(content, SECTION)} for name, content in report.sections[:20]
    ]
    return fact


def longrepr_of(report):
    try:
        return cut(report.longreprtext, LONGREPR)
    except Exception:
        return text_of(report.longrepr, LONGREPR)


def _xfail(report):
    if hasattr(report, "wasxfail"):
        reason = text_of(report.wasxfail)
        return reason[len("reason: ") :] if reason.startswith("reason: ") else reason
    strict = "[XPASS(strict)]"
    if isinstance(report.longrepr, str) and report.longrepr.startswith(strict):
        return report.longrepr[len(strict) :].strip()
    return None


def _skip_reason(report):
    if report.outcome != "skipped" or hasattr(report, "wasxfail"):
        return None
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
    text = text_of(reason)
    return text[len("Skipped: ") :] if text.startswith("Skipped: ") else text
