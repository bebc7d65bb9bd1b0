import warnings


def zoned(seconds, offset=0):
    hours, rest = divmod(seconds + offset * 3600, 3600)
    return f"{hours % 24:02d}:{rest // 60:02d}"


def stamp(seconds):
    warnings.warn("stamp() is deprecated, use zoned()", DeprecationWarning, stacklevel=2)
    return zoned(seconds)
