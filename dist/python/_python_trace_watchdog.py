"""Ends a run that hangs, after writing where every thread and every task waits."""
import _thread
import os
import sys
import time

EXIT = 70


class Watchdog:
    """`expect(node)` starts the clock for a node, `rest()` stops it; `tell(node, seconds, threads, tasks)` hears of a hang.

    The thread is a bare one: `threading` does not list it, so that tests which count threads see only their own. It
    steps aside while the process forks, since Python 3.12 warns of a fork beside running threads.
    """

    def __init__(self, seconds, tell):
        self._seconds, self._tell = seconds, tell
        self._node, self._begun = "", None
        self._wake = None
        self._gone = None
        self._owner = os.getpid()
        self._start()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(before=self._step_aside, after_in_parent=self._start)

    def expect(self, node):
        self._node, self._begun = node, time.monotonic()

    def rest(self):
        self._begun = None

    def _start(self):
        if os.getpid() != self._owner:
            return
        self._wake, self._gone = _thread.allocate_lock(), _thread.allocate_lock()
        self._wake.acquire()
        self._gone.acquire()
        _thread.start_new_thread(self._watch, (self._wake, self._gone))

    def _step_aside(self):
        if os.getpid() != self._owner or not self._wake.locked():
            return
        self._wake.release()
        self._gone.acquire(True, 1)

    def _watch(self, wake, gone):
        try:
            while not wake.acquire(True, self._pause()):
                begun = self._begun
                if begun is not None and time.monotonic() - begun >= self._seconds:
                    self._bark(time.monotonic() - begun)
        finally:
            gone.release()

    def _pause(self):
        begun = self._begun
        left = self._seconds if begun is None else self._seconds - (time.monotonic() - begun)
        return min(max(left, 0.01), 1.0)

    def _bark(self, seconds):
        try:
            self._tell(self._node, round(seconds, 3), thread_stacks(), task_stacks())
        finally:
            os._exit(EXIT)


def thread_stacks():
    """`(name, [(frame, line), ...])` of each thread but the calling one, the main thread first, outermost frame first."""
    threading = sys.modules.get("threading")
    names = {i: t.name for i, t in list(getattr(threading, "_active", {}).items())}
    main = getattr(getattr(threading, "_main_thread", None), "ident", None)
    found = [(i, f) for i, f in sys._current_frames().items() if i != _thread.get_ident()]
    found.sort(key=lambda pair: pair[0] != main)
    return [(names.get(i, "thread %d" % i), _outermost_first(f)) for i, f in found[:50]]


def _outermost_first(frame):
    stack = []
    while frame is not None and len(stack) < 1_000:
        stack.append((frame, frame.f_lineno))
        frame = frame.f_back
    return stack[::-1]


def task_stacks():
    """`(name, [(frame, line), ...])` of each task of asyncio or trio that is not done, through all that it awaits."""
    loop_class = getattr(sys.modules.get("asyncio"), "AbstractEventLoop", None)
    task_class = getattr(sys.modules.get("trio.lowlevel"), "Task", None)
    wanted = tuple(c for c in (loop_class, task_class) if c is not None)
    if not wanted:
        return []
    import gc

    stacks = []
    for found in [o for o in gc.get_objects() if issubclass(type(o), wanted)]:
        try:
            if task_class is not None and issubclass(type(found), task_class):
                stacks.append((found.name, awaiting(found.coro)))
            else:
                stacks.extend((t.get_name(), awaiting(t.get_coro())) for t in list(sys.modules["asyncio"].all_tasks(found))[:100])
        except Exception:
            continue
    return [(name, stack) for name, stack in stacks if stack]


def awaiting(awaitable):
    """The `(frame, line)` pairs of a suspended coroutine and of those that it awaits, outermost first."""
    stack = []
    while awaitable is not None and len(stack) < 200:
        frame = next((f for f in (getattr(awaitable, a, None) for a in ("cr_frame", "gi_frame", "ag_frame")) if f), None)
        if frame is not None:
            stack.append((frame, frame.f_lineno))
        awaitable = next(
            (a for a in (getattr(awaitable, n, None) for n in ("cr_await", "gi_yieldfrom", "ag_await")) if a is not None), None
        )
    return stack
