"""Tells the project's own files from all others."""
import os
import re
import sys
import types

HERE = os.path.dirname(os.path.abspath(__file__))
_HARNESS = re.compile(
    r"[\\/](_pytest|pluggy|pytest_asyncio|xdist|anyio[\\/]pytest_plugin\.py|pytest_timeout\.py|asyncio|unittest"
    r"|importlib[\\/]__init__\.py|site-packages[\\/]py[\\/])"
)


def is_harness(filename):
    """Whether a file belongs to pytest, to a plugin that runs tests, to us, or to the stdlib's ways of running tests."""
    return filename.startswith(HERE) or bool(_HARNESS.search(filename))


def is_ours(value):
    """Whether a value is a function of ours, or an object of one of our classes: what we put in place is nobody's leak."""
    function = getattr(value, "__func__", value) if isinstance(value, types.MethodType) else value
    if isinstance(function, types.FunctionType):
        return function.__code__.co_filename.startswith(HERE)
    module = sys.modules.get(type(value).__module__)
    return str(getattr(module, "__file__", None)).startswith(HERE)


class Places:
    """Own files are those under the project's folders and outside any environment."""

    def __init__(self):
        self._roots = []
        self._known = {}
        self.add(os.getcwd())

    def add(self, folder):
        self._roots.append(os.path.join(os.path.realpath(folder), ""))
        self._known.clear()

    def own(self, filename):
        known = self._known.get(filename)
        if known is None:
            known = self._known[filename] = self._lies_in(filename)
        return known

    def _lies_in(self, filename):
        if filename.startswith("<"):  # made up, or frozen into the interpreter
            return False
        path = os.path.realpath(filename)
        if "site-packages" in path or "dist-packages" in path or path.startswith(HERE):
            return False
        return any(path.startswith(root) for root in self._roots)

    def own_module(self, module):
        path = vars(module).get("__file__")
        return isinstance(path, str) and self.own(path)


places = Places()


def loaded_modules():
    """Where the top-level modules that are loaded came from: a file, or a folder for a namespace package."""
    found = {}
    for name, module in list(sys.modules.items()):
        if "." in name or not isinstance(module, types.ModuleType):
            continue
        names = vars(module)
        folders = names.get("__path__")
        place = names.get("__file__") or next(iter(folders if folders is not None else ()), None)
        if isinstance(place, str) and not place.startswith(HERE):
            found[name] = place
    return found
