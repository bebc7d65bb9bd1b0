"""Which steps (tests, imports) turn the outcome of a test: forward search with forked checkpoints, then the least set."""
import math
import mmap
import struct
import time


class Stopped(Exception):
    """A question ends without an answer; `how` is the word for it, the message says more."""

    def __init__(self, how, message=""):
        super().__init__(message)
        self.how = how


class OutOfTime(Stopped):
    def __init__(self):
        super().__init__("out-of-time")


class Died(Stopped):
    """The process ended in a step."""

    def __init__(self, message, step):
        super().__init__("died", message)
        self.step = step


class Search:
    """Searches along a line, which knows how to `fork`, how much time is `left`, and how to take a step.

    `line.trial(steps)` runs these steps and then the victim in a fork of the process as it is. `base` tells whether the
    victim fails without any step.
    """

    def __init__(self, line, steps, base):
        self._line, self._steps, self._base = line, steps, base
        self._check, self._pace = 0.0, 0.0
        self._at = mmap.mmap(-1, 8)  # shared with the forks: the step that is being taken

    def least(self):
        """The least list of steps, in their order, that turns the victim's outcome; [] where all of them do not.

        The last of a set is found by a walk over all steps, the one before it by a walk with the known ones at each
        checkpoint, and so on: one walk, ever shorter, for each member.
        """
        tail, candidates = [], self._steps
        while True:
            found = self._first(candidates, tail)
            if found is None and not tail:
                return []
            if found is None:
                raise Stopped("unsteady", "the same steps gave both outcomes")
            tail = [candidates[found]] + tail
            if self._turns(tail):
                return self.without_idle(tail)
            candidates = candidates[:found]
            if not self._turns(candidates + tail):
                raise Stopped("unsteady", "the same steps gave both outcomes")

    def without_idle(self, found):
        """What is left of a set that turns the victim when each step that it can do without is taken out."""
        for step in list(found) if len(found) > 1 else []:
            fewer = [s for s in found if s is not step]
            if self._turns(fewer):
                found = fewer
        return found

    def _turns(self, steps):
        if self._line.left() == 0:
            raise OutOfTime()
        begun = time.monotonic()
        turned = self._line.trial(steps).failed != self._base
        self._check = time.monotonic() - begun
        return turned

    def _first(self, steps, tail):
        """Index of the first step after which `tail` turns the victim, or None."""
        return self._answer(self._line.fork(self._descent(steps, 0, len(steps), tail)))

    def _answer(self, walker):
        for kind, fields in self._line.runs.records(walker):
            if kind == "found":
                walker.dismiss()
                return fields["at"]
            if kind == "stopped":
                walker.dismiss()
                raise Died(fields["message"], self._current()) if fields["how"] == "died" else Stopped(fields["how"], fields["message"])
        if walker.ending == "time-out" or self._line.left() == 0:
            raise OutOfTime()
        raise Died("the process ended (%s) in %s" % (walker.ending, self._line.words(self._current())), self._current())

    def _current(self):
        return self._steps[struct.unpack("q", self._at)[0]]

    def _descent(self, steps, low, high, tail):
        def body(said):
            try:
                said.emit("found", {"at": self._descend(steps, low, high, tail)})
            except Stopped as error:
                said.emit("stopped", {"how": error.how, "message": str(error)})

        return body

    def _descend(self, steps, low, high, tail):
        """In a fork that has the state before `steps[low]`: takes the steps, with a check at each checkpoint."""
        at = low
        while at < high:
            stop = min(at + self._every(high - low), high)
            before = None if stop - at == 1 else self._line.fork(self._descent(steps, at, stop, tail), held=True)
            begun = time.monotonic()
            for index in range(at, stop):
                struct.pack_into("q", self._at, 0, index)
                self._line.step(steps, index)
            self._pace = (time.monotonic() - begun) / (stop - at)
            if self._turns(tail):
                if before is None:
                    return at
                before.go()
                return self._answer(before)
            if before is not None:
                before.dismiss()
            at = stop
        return None

    def _every(self, length):
        """Steps between checkpoints: more than the root of their number where a check costs more than a step."""
        ratio = self._check / self._pace if self._pace else 1.0
        return 1 if length <= 3 else min(length // 2, int(math.sqrt(length * min(max(ratio, 1.0), 16.0))))
