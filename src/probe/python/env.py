"""Prints what the interpreter has installed and how pytest would configure itself, as the `environment` of facts.ts.

Usage: python env.py '{"args": [pytest arguments], "cwd": folder}'. Imports no code of the project: its folder is told as
the first of the path, where `python -m pytest` has it, but is not searched.
"""
import sys

sys.dont_write_bytecode = True

import importlib.util  # noqa: E402
import json  # noqa: E402
import locale  # noqa: E402
import os  # noqa: E402
import platform  # noqa: E402
import site  # noqa: E402
import sysconfig  # noqa: E402
import time  # noqa: E402

from _python_trace_distributions import distributions  # noqa: E402
from _python_trace_pytest_setup import pytest_setup  # noqa: E402
from _python_trace_text import dumps  # noqa: E402

_HERE = os.path.dirname(os.path.abspath(__file__))


def main(settings):
    if settings.get("cwd"):
        os.chdir(settings["cwd"])
    sys.path[:] = [entry for entry in sys.path if os.path.realpath(entry or ".") != os.path.realpath(_HERE)]
    path = [os.getcwd()] + sys.path
    found = distributions(path)
    versions = {d["name"].lower(): d["version"] for d in found}
    return {
        "executable": sys.executable or "",
        "version": platform.python_version(),
        "prefix": sys.prefix,
        "base_prefix": sys.base_prefix,
        "path": path,
        "platform": sys.platform,
        "encoding": {
            "filesystem": sys.getfilesystemencoding(),
            "locale": locale.getpreferredencoding(False),
            "utf8_mode": bool(sys.flags.utf8_mode),
        },
        "stdlib": stdlib(),
        "site": site_folders(),
        "distributions": found,
        "pytest": pytest_setup(settings.get("args") or [], versions.get("pytest")),
        "mypy": {"version": versions["mypy"]} if "mypy" in versions else None,
        "compiled": compiled(),
        "today": time.strftime("%Y-%m-%d"),
    }


def stdlib():
    """Names of the stdlib's top-level modules; before Python 3.10 read from its folders."""
    names = getattr(sys, "stdlib_module_names", None)
    if names is None:
        names = set(sys.builtin_module_names)
        for folder in {sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")}:
            for entry in (folder, os.path.join(folder, "lib-dynload")):
                names.update(name.split(".")[0] for name in (os.listdir(entry) if os.path.isdir(entry) else ()))
    return sorted(name for name in names if name.isidentifier())


def compiled():
    """Told by pytest's own package, which is imported by now."""
    file = getattr(sys.modules.get("_pytest"), "__file__", None)
    return bool(file) and os.path.isfile(importlib.util.cache_from_source(file))


def site_folders():
    """The folders that installed distributions live in."""
    folders = list(getattr(site, "getsitepackages", list)())
    if site.ENABLE_USER_SITE:
        folders.append(site.getusersitepackages())
    return [folder for folder in dict.fromkeys(folders) if os.path.isdir(folder)]


if __name__ == "__main__":
    sys.stdout.write(dumps(main(json.loads(sys.argv[1]))) + "\n")
