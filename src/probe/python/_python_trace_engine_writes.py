"""Files that tests write outside their temporary folders, and which of them another test looks at: state that outlives the process."""
import os
import sys

from _python_trace_places import places

_LOOKS = ("open", "os.listdir", "os.scandir", "os.remove", "os.rmdir")


class Writes:
    """Heard from the interpreter's audit events while steps run; `step` is the one that runs now."""

    def __init__(self, ignore):
        self._ignore = os.path.join(os.path.realpath(ignore), "")
        self.step = None
        self.written = {}
        self.looked_at = set()
        sys.addaudithook(self._hear)

    def _hear(self, event, arguments):
        if self.step is None or event not in ("open", "os.mkdir", "os.rename", *_LOOKS):
            return
        path = arguments[1] if event == "os.rename" else arguments[0]
        if not isinstance(path, (str, bytes)) and not hasattr(path, "__fspath__"):
            return
        path = os.path.realpath(os.fsdecode(path))
        if path.startswith(self._ignore) or "__pycache__" in path or path.startswith(os.devnull):
            return
        if event in ("os.mkdir", "os.rename") or (event == "open" and _writes(arguments[1], arguments[2])):
            self.written.setdefault(path, (self.step, _own_line()))
        elif event in _LOOKS:
            self.looked_at.add(path)


def _writes(mode, flags):
    if isinstance(mode, str):
        return any(letter in mode for letter in "wax+")
    return isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))


def _own_line():
    frame = sys._getframe(2)
    while frame is not None and not places.own(frame.f_code.co_filename):
        frame = frame.f_back
    return (os.path.abspath(frame.f_code.co_filename), frame.f_lineno) if frame is not None else (None, None)


def find_writes(line, steps, scratch):
    """Leaks as `(step, path, (file, line))`: what steps wrote and the victim looks at, else all that they wrote and left."""

    def body(said):
        writes = Writes(scratch)
        for index in range(len(steps)):
            writes.step = index
            line.step(steps, index)
        line.ready()
        writes.step = len(steps)
        line.run()
        writes.step = None
        seen = {p for p in writes.looked_at}
        for path, (step, place) in writes.written.items():
            if step < len(steps) and os.path.exists(path):
                near = path in seen or any(os.path.dirname(path) == folder for folder in seen)
                said.emit("write", {"step": step, "path": path, "place": place, "near": near})

    found = [fields for kind, fields in line.runs.records(line.fork(body)) if kind == "write"]
    near = [fields for fields in found if fields["near"]] or found
    return [(steps[f["step"]], f["path"], f["place"]) for f in near]
