"""Asks the installed pytest (7 to 9) for its root folder, its configuration file and the values in it."""
import argparse
import importlib
import inspect
import json
import os
import shlex
import sys
import types
from pathlib import Path


def pytest_setup(args, version):
    """The `pytest` part of the environment, or None where pytest is not installed."""
    try:
        findpaths = _findpaths()
        from _pytest._version import version as own_version
    except Exception as error:
        if version is None:
            return None
        return dict(_empty(version), error="%s: %s" % (type(error).__name__, error))
    setup = _empty(version or own_version)
    try:
        setup["addopts"]["env"] = shlex.split(os.environ.get("PYTEST_ADDOPTS", ""))
        rootdir, inipath, ini = _determine(findpaths, setup["addopts"]["env"] + list(args))[:3]
        setup["rootdir"] = str(rootdir)
        setup["inipath"] = str(inipath) if inipath else None
        values = {str(name): getattr(value, "value", value) for name, value in ini.items()}
        setup["ini"] = {name: _text(value) for name, value in values.items()}
        addopts = values.get("addopts") or []
        setup["addopts"]["config"] = shlex.split(addopts) if isinstance(addopts, str) else [str(a) for a in addopts]
    except BaseException as error:  # pytest.fail, with which it refuses a [pytest] section in setup.cfg, is no Exception
        if isinstance(error, KeyboardInterrupt):
            raise
        setup["error"] = "%s: %s" % (type(error).__name__, error)
    return setup


def _findpaths():
    """`_pytest.config.findpaths` without its package, which would import most of pytest; with it where that does not do."""
    import _pytest

    package = types.ModuleType("_pytest.config")
    package.__path__ = [os.path.join(os.path.dirname(_pytest.__file__), "config")]
    sys.modules["_pytest.config"] = package
    try:
        return importlib.import_module("_pytest.config.findpaths")
    except Exception:
        for name in [n for n in sys.modules if n.startswith("_pytest.")]:
            del sys.modules[name]
        return importlib.import_module("_pytest.config.findpaths")


def _empty(version):
    return {
        "version": version,
        "rootdir": os.getcwd(),
        "inipath": None,
        "addopts": {"config": [], "env": []},
        "ini": {},
        "error": None,
    }


class _Silent(argparse.ArgumentParser):
    def error(self, message):
        raise ValueError(message)


def _determine(findpaths, args):
    """`determine_setup` has had other parameters in each major version: each gets those that it names."""
    parser = _Silent(add_help=False, allow_abbrev=False)
    parser.add_argument("-c", "--config-file", dest="inifile")
    parser.add_argument("--rootdir")
    parser.add_argument("-o", "--override-ini", dest="override_ini", action="append")
    for takes_value in ("-p", "-k", "-m", "-W", "-n"):  # so that no value of theirs is taken for a path
        parser.add_argument(takes_value, action="append", dest="ignored")
    known, rest = parser.parse_known_args(args)
    offers = {
        "inifile": known.inifile,
        "override_ini": known.override_ini,
        "args": rest,
        "rootdir_cmd_arg": known.rootdir,
        "invocation_dir": Path.cwd(),
    }
    wanted = inspect.signature(findpaths.determine_setup).parameters
    return findpaths.determine_setup(**{name: value for name, value in offers.items() if name in wanted})


def _text(value):
    """Values as they would stand in an ini file."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(v, str) for v in value):
        return "\n".join(value)
    return json.dumps(value, default=str)
