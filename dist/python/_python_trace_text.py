"""JSON text that survives UTF-8."""
import json


def dumps(value):
    """One line of ASCII JSON without lone surrogates."""
    line = json.dumps(value)
    # Also pairs, which are characters beyond the basic plane, look so; they stay as they are.
    return json.dumps(printable(value)) if "\\ud" in line else line


def printable(value):
    """A JSON value whose lone surrogates (undecodable file names, odd literals) are visible escapes."""
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, dict):
        return {printable(k): printable(v) for k, v in value.items()}
    return [printable(v) for v in value] if isinstance(value, (list, tuple)) else value
