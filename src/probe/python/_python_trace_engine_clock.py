"""The wall clock moved by some seconds for Python code: `time` and `datetime`, and the project's names for them."""
import datetime
import sys
import time

from _python_trace_places import places


def shift(seconds):
    """From now on the date and time of day are `seconds` later (or earlier). The monotonic clocks go on as they are."""
    real = {name: getattr(time, name) for name in ("time", "time_ns", "localtime", "gmtime", "ctime", "strftime")}

    def now():
        return real["time"]() + seconds

    def later(name):
        return lambda secs=None: real[name](now() if secs is None else secs)

    moved = {
        real["time"]: now,
        real["time_ns"]: lambda: real["time_ns"]() + seconds * 1_000_000_000,
        real["strftime"]: lambda form, t=None: real["strftime"](form, real["localtime"](now()) if t is None else t),
    }
    moved.update({real[name]: later(name) for name in ("localtime", "gmtime", "ctime")})
    moved.update(_classes(now))
    for name, function in real.items():
        setattr(time, name, moved[function])
    for cls in (datetime.date, datetime.datetime):
        setattr(datetime, cls.__name__, moved[cls])
    for module in [m for m in list(sys.modules.values()) if m is not None and places.own_module(m)]:
        for name, value in list(vars(module).items()):
            if callable(value) and _hashable(value) and value in moved:
                setattr(module, name, moved[value])


def _hashable(value):
    return isinstance(value, type) or type(value).__name__ == "builtin_function_or_method"


def _classes(now):
    real_date, real_datetime = datetime.date, datetime.datetime

    class OfDate(type):
        def __instancecheck__(cls, value):
            return isinstance(value, real_date)

        def __subclasscheck__(cls, other):
            return issubclass(other, real_date)

    class OfDatetime(type):
        def __instancecheck__(cls, value):
            return isinstance(value, real_datetime)

        def __subclasscheck__(cls, other):
            return issubclass(other, real_datetime)

    class date(real_date, metaclass=OfDate):
        @classmethod
        def today(cls):
            return cls.fromtimestamp(now())

    class datetime_(real_datetime, metaclass=OfDatetime):
        @classmethod
        def now(cls, tz=None):
            return cls.fromtimestamp(now(), tz)

        @classmethod
        def utcnow(cls):
            return cls.fromtimestamp(now(), datetime.timezone.utc).replace(tzinfo=None)

        @classmethod
        def today(cls):
            return cls.fromtimestamp(now())

    date.__qualname__, datetime_.__name__, datetime_.__qualname__ = "date", "datetime", "datetime"
    return {real_date: date, real_datetime: datetime_}
