from typing import Any, Dict

from .registry import fields


def parse(form: Any, raw: Dict[str, str]) -> Any:
    values = {}
    for name, kind in fields(form).items():
        values[name] = kind.parse(raw[name]) if hasattr(kind, "parse") else kind(raw[name])
    return form(**values)
