"""The watchdog's second line: a hang in C code that keeps the interpreter's lock, so that no Python thread gets a turn.

faulthandler's timer is a C thread: it writes where every Python thread stands, and ends the process. There is one timer
in a process; a project that uses it itself (pytest's `faulthandler_timeout`) takes it over.
"""
import faulthandler
import json
import os

# So much later than the watchdog, which knows more.
_LATER = 1.5


class LastResort:
    """`expect(node)` starts the timer for a node, `rest()` stops it. What it writes follows a line about the node."""

    def __init__(self, path, seconds):
        """`path` None: nobody reads it, it only ends the process."""
        self._seconds = seconds + _LATER
        self._owner = os.getpid()
        self._armed = False
        self._read = path is not None
        # As for the channel: no child inherits it.
        self._fd = os.open(path or os.devnull, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        if hasattr(os, "register_at_fork"):
            # Python 3.12 warns of a fork beside running threads.
            os.register_at_fork(before=self._step_aside, after_in_parent=self._step_back)

    def expect(self, node):
        if os.getpid() != self._owner:
            return
        if self._read:
            os.ftruncate(self._fd, 0)
            os.write(self._fd, json.dumps({"node": node, "seconds": self._seconds}).encode("ascii") + b"\n")
        self._armed = True
        self._step_back()

    def rest(self):
        if os.getpid() == self._owner and self._armed:
            self._armed = False
            faulthandler.cancel_dump_traceback_later()

    def _step_aside(self):
        if os.getpid() == self._owner and self._armed:
            faulthandler.cancel_dump_traceback_later()

    def _step_back(self):
        if os.getpid() == self._owner and self._armed:
            faulthandler.dump_traceback_later(self._seconds, file=self._fd, exit=True)
