"""The channel of the pytest plugin: JSON lines to a file of its own, and the helpers that make any value safe text."""
import os

from _python_trace_text import dumps

MESSAGE = 4_000
LONGREPR = 16_000
SECTION = 8_000
REPR = 300


def cut(text, limit):
    """`text` with its middle taken out and the cut marked, where it is longer than `limit` characters."""
    if len(text) <= limit:
        return text
    half = limit // 2
    return "%s\n[... %d characters cut ...]\n%s" % (text[:half], len(text) - 2 * half, text[-half:])


def text_of(value, limit=MESSAGE):
    """`str(value)`, cut. Never raises: the code under test writes `__str__`."""
    try:
        return cut(value if type(value) is str else str(value), limit)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return "<no text: %s>" % type_name(error)


def repr_of(value, limit=REPR):
    """pytest's own guarded repr of a value, cut."""
    try:
        from _pytest._io.saferepr import saferepr

        return cut(saferepr(value, maxsize=limit), limit + 40)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return "<no repr: %s>" % type_name(error)


def class_name(cls):
    """The name of a class, past any metaclass that answers `__name__` by itself."""
    return type.__dict__["__name__"].__get__(cls)


def type_name(value):
    return class_name(type(value))


def mro_of(cls):
    return [class_name(c) for c in type.__dict__["__mro__"].__get__(cls)]


_troubles = []


def trouble(where, error):
    """Notes a failure of our own, told with the next fact: it must not disturb the session, nor be lost."""
    if len(_troubles) < 20:
        _troubles.append({"where": where, "message": "%s: %s" % (type_name(error), text_of(error, 1_000))})


class Channel:
    """Appends facts to the channel file, a line each in one write, from the process that opened it only."""

    def __init__(self, path, nonce):
        # Python opens descriptors non-inheritable, so no child can write here by accident.
        self._fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._nonce = nonce
        self._owner = os.getpid()

    @property
    def mine(self):
        """False in a fork of the process that pytest runs in."""
        return os.getpid() == self._owner

    def emit(self, kind, fields):
        if not self.mine:
            return
        while _troubles:
            self._write("trouble", _troubles.pop(0))
        self._write(kind, fields)

    def _write(self, kind, fields):
        data = dumps(dict(fields, k=self._nonce, t=kind)).encode("ascii") + b"\n"
        while data:
            data = data[os.write(self._fd, data):]
