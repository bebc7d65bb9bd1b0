"""Reads a JSON list of distribution names on stdin and prints what each takes on disk with all that it requires, in bytes (null: not installed)."""
import sys

sys.dont_write_bytecode = True

import json  # noqa: E402
import os  # noqa: E402
import re  # noqa: E402
from importlib import metadata  # noqa: E402

_MOST = 300


def weigh(name):
    """Bytes of the distribution and of those that it requires without extras; None where it is not installed."""
    sizes, wanted = {}, [name]
    while wanted and len(sizes) < _MOST:
        one = re.sub(r"[-_.]+", "-", wanted.pop()).lower()
        if one in sizes:
            continue
        try:
            found = metadata.distribution(one)
        except metadata.PackageNotFoundError:
            sizes[one] = None
            continue
        sizes[one] = sum(_size(found.locate_file(file)) for file in found.files or [])
        required = [r for r in found.requires or [] if "extra ==" not in r.replace("'", '"')]
        wanted += [re.match(r"[\w.-]+", r.strip()).group() for r in required if re.match(r"[\w.-]", r.strip())]
    first = sizes.get(re.sub(r"[-_.]+", "-", name).lower())
    return None if first is None else sum(size or 0 for size in sizes.values())


def _size(path):
    try:
        return os.path.getsize(str(path))
    except OSError:
        return 0


if __name__ == "__main__":
    print(json.dumps({name: weigh(name) for name in json.load(sys.stdin)}))
