"""Which line of the project changed a place that was found to leak."""
import sys
import time

from _python_trace_places import places


class LineWatch:
    """Traces first-party lines and looks at each event whether a watched place changed; slow, so for a few places only.

    The line is the one from which a place stays other than it was at the start.
    """

    def __init__(self, state, addresses, seconds):
        self._state = state
        self._start = {address: state.read(address) for address in addresses}
        self._last = dict(self._start)
        self._since = {}
        self._at = None
        self._until = time.monotonic() + seconds

    def __enter__(self):
        sys.settrace(self._called)

    def __exit__(self, *error):
        sys.settrace(None)
        self._look()

    def line(self, address):
        """`(file, line)`, or None where nobody of the project changed it."""
        return self._since.get(address)

    def begins(self, index):
        """Places of this kind that were not there at the start begin now, as they are: a fixture was set up."""
        for address, start in self._start.items():
            if address[0] == index and start.kind == "missing":
                self._start[address] = self._last[address] = self._state.read(address)

    def _look(self):
        for address, last in self._last.items():
            now = self._state.read(address)
            if not now == last:
                self._last[address] = now
                if now == self._start[address]:
                    self._since.pop(address, None)
                else:
                    self._since.setdefault(address, self._at)

    def _called(self, frame, event, arg):
        if not places.own(frame.f_code.co_filename):
            return None
        if time.monotonic() > self._until:
            sys.settrace(None)
            return None
        self._look()
        self._at = _place(frame)
        return self._traced

    def _traced(self, frame, event, arg):
        self._look()
        if event == "line":
            self._at = _place(frame)
        elif event == "return":
            frame = frame.f_back
            while frame is not None and not places.own(frame.f_code.co_filename):
                frame = frame.f_back
            self._at = _place(frame) if frame is not None else None
        return self._traced


def _place(frame):
    return frame.f_code.co_filename, frame.f_lineno
