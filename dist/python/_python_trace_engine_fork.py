"""A function in a fork of this process, and what it says on the way. Nothing of it outlives its time or its parent."""
import json
import os
import select
import signal
import sys
import time
import traceback
import warnings

from _python_trace_channel import Channel, text_of
from _python_trace_watchdog import Watchdog

_IDLE = 0.1
_GRACE = 3.0


class Said(Channel):
    """The channel of a fork: a pipe to the process that made it."""

    def __init__(self, fd):
        self._fd, self._nonce, self._owner = fd, "", os.getpid()


class Silent:
    """A channel for what nobody asks about."""

    mine = False

    def emit(self, kind, fields):
        pass


class Guard(Watchdog):
    """The watchdog of a fork: it also ends the fork's whole group once the process that made the fork is gone."""

    def __init__(self, seconds, tell):
        self._parent = os.getppid()
        super().__init__(seconds, tell)

    def _pause(self):
        if os.getppid() != self._parent:
            os.killpg(0, signal.SIGKILL)
        return super()._pause()


class Fork:
    """A fork that runs `function(said)` in a process group of its own.

    One that is `held` waits for `go` before it begins. `records` reads what it said until it said "end", died, or its
    time was up; then the group is killed, grandchildren included. `ending` tells how it went: "end", "exit N",
    "signal N" or "time-out".
    """

    def __init__(self, function, held=False):
        self.ending = None
        self._lines, self._rest = [], b""
        self._reading, writing = os.pipe()
        wait, self._start = os.pipe() if held else (None, None)
        for stream in (sys.stdout, sys.stderr):
            _flush(stream)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # 3.12 warns where a native library runs threads; Python's own are looked at before
            self.pid = os.fork()
        if self.pid == 0:
            _child(function, writing, wait, [self._reading] + ([] if self._start is None else [self._start]))
        os.close(writing)
        if wait is not None:
            os.close(wait)
        try:
            os.setpgid(self.pid, self.pid)
        except OSError:
            pass  # it has done so itself, and may be gone by now

    def go(self):
        os.write(self._start, b"g")

    def dismiss(self):
        self._end("dismissed")

    def records(self, seconds):
        """`(kind, fields)` of what it says, as it comes; after the last one `ending` is set."""
        until = time.monotonic() + seconds + _GRACE
        poll = select.poll()
        poll.register(self._reading, select.POLLIN | select.POLLHUP)
        gone = None
        while True:
            while self._lines:
                fields = json.loads(self._lines.pop(0).decode("ascii"))
                kind = fields.pop("t")
                if kind == "end":
                    self._end("end")
                    return
                fields.pop("k", None)
                yield kind, fields
            ready = poll.poll(0 if gone is not None else 1000 * _IDLE)
            chunk = os.read(self._reading, 1 << 16) if ready else None
            if chunk:
                *lines, self._rest = (self._rest + chunk).split(b"\n")
                self._lines.extend(lines)
            elif gone is not None or chunk == b"":
                self._end(gone, reaped=gone is not None)
                return
            elif time.monotonic() > until:
                self._end("time-out")
                return
            else:
                gone = self._gone()

    def _gone(self):
        """How the process ended, or None while it runs."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid == 0:
            return None
        if os.WIFSIGNALED(status):
            return "signal %d" % os.WTERMSIG(status)
        return "exit %d" % os.WEXITSTATUS(status)

    def _end(self, ending, reaped=False):
        for fd in (self._reading, self._start):
            if fd is not None:
                os.close(fd)
        until = time.monotonic() + (_GRACE if ending is None else 0)
        while ending is None and time.monotonic() < until:  # it closed its pipe: it is on its way out
            ending = self._gone()
            reaped = ending is not None
            time.sleep(0 if reaped else 0.005)
        _kill(self.pid)
        if not reaped:
            os.waitpid(self.pid, 0)
        self.ending = ending or "time-out"


def _kill(group):
    for send in (os.killpg, os.kill):
        try:
            send(group, signal.SIGKILL)
        except OSError:
            pass


def _flush(stream):
    try:
        stream.flush()
    except (AttributeError, OSError, ValueError):
        pass


def _child(function, writing, wait, close):
    """Never returns: no exit handler, no buffer and no report of the parent's may be run or written twice."""
    status = 1
    try:
        os.setpgid(0, 0)
        for fd in close:
            os.close(fd)
        if wait is None or os.read(wait, 1) == b"g":
            said = Said(writing)
            try:
                function(said)
                said.emit("end", {})
            except BaseException as error:
                told = traceback.format_exception(type(error), error, error.__traceback__)
                said.emit("trouble", {"where": "fork", "message": text_of("".join(told[-3:]), 1_500)})
        status = 0
    finally:
        os._exit(status)
