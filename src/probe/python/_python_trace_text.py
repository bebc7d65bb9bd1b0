"""Text that survives UTF-8."""


def printable(value):
    """A JSON value whose lone surrogates (undecodable file names, odd literals) are visible escapes."""
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, dict):
        return {printable(k): printable(v) for k, v in value.items()}
    return [printable(v) for v in value] if isinstance(value, (list, tuple)) else value
