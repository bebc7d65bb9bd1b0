from spans.parse import UNITS


def show(total: int) -> str:
    out = ""
    for unit, size in UNITS.items():
        count, total = divmod(total, size)
        if count:
            out += f"{count}{unit}"
    return out or "0s"
