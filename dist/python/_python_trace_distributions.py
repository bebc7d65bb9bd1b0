"""Installed distributions with the top-level modules that they give, read from their metadata files alone.

The folders are looked at here (https://packaging.python.org/en/latest/specifications/recording-installed-packages/), since
`importlib.metadata` takes longer to import than all else that is asked: it serves where a path entry is an archive.
"""
import json
import os
import re

_MODULE = re.compile(r"^([A-Za-z_]\w*)(?:\.[\w-]+)*\.(?:py|so|pyd)$")


def distributions(path):
    """In the order of `path`; of two distributions of one name the first counts, as for imports."""
    found = {}
    for distribution in (one for entry in dict.fromkeys(path) for one in _in(entry)):
        try:
            fact = _one(distribution)
        except Exception:  # a broken installation says nothing, and costs the others nothing
            continue
        if fact is not None:
            found.setdefault(re.sub(r"[-_.]+", "-", fact["name"]).lower(), fact)
    return list(found.values())


class _Metadata:
    """A metadata folder, as much like `importlib.metadata.Distribution` as is asked for here."""

    def __init__(self, path):
        self._path = path

    def read_text(self, name):
        try:
            with open(os.path.join(self._path, name), encoding="utf-8", errors="surrogateescape") as file:
                return file.read()
        except OSError:
            return None

    def locate_file(self, name):
        return os.path.join(os.path.dirname(self._path), name)


def _in(entry):
    """The distributions in one entry of the path."""
    folder = entry or "."
    if os.path.isfile(folder):
        from importlib import metadata

        return list(metadata.distributions(path=[folder]))
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    return [_Metadata(os.path.join(folder, name)) for name in names if name.lower().endswith((".dist-info", ".egg-info")) or (name == "EGG-INFO" and folder.endswith(".egg"))]


def _one(distribution):
    text = distribution.read_text("METADATA") or distribution.read_text("PKG-INFO") or ""
    head = text.split("\n\n", 1)[0]
    name, version = (re.search(r"^%s:\s*(.+?)\s*$" % key, head, re.MULTILINE) for key in ("Name", "Version"))
    if name is None:
        return None
    editable = _editable(distribution)
    return {
        "name": name.group(1),
        "version": version.group(1) if version else "",
        "modules": _modules(distribution),
        "editable": editable,
    }


def _folder(distribution):
    return os.path.dirname(os.path.abspath(str(distribution.locate_file("_"))))


def _editable(distribution):
    """The source folder of an editable install (PEP 610, or the egg-info of `setup.py develop`), or None."""
    text = distribution.read_text("direct_url.json")
    if text:
        from urllib.parse import unquote, urlparse

        url = json.loads(text)
        if (url.get("dir_info") or {}).get("editable"):
            return unquote(urlparse(url.get("url", "")).path) or None
        return None
    folder = _folder(distribution)
    if distribution.read_text("PKG-INFO") and not re.search(r"(site|dist)-packages", folder):
        return folder
    return None


def _modules(distribution):
    listed = (distribution.read_text("top_level.txt") or "").split()
    if listed:
        return sorted(set(listed))
    names, folder = set(), _folder(distribution)
    for row in (distribution.read_text("RECORD") or "").splitlines():
        path = row.split(",")[0].strip('"')
        first, slash, rest = path.partition("/")
        if path.endswith(".pth") and not slash:
            names.update(_from_pth(os.path.join(folder, path)))
        elif re.match(r"__editable___\w+_finder\.py$", path):
            names.update(_from_finder(os.path.join(folder, path)))
        elif slash and first.isidentifier() and first != "__pycache__" and re.search(r"\.(py|pyi|so|pyd)$", rest):
            names.add(first)
        elif not slash and _MODULE.match(path):
            names.add(_MODULE.match(path).group(1))
    return sorted(names)


def _from_pth(path):
    """The packages and modules in the folders that a .pth file adds to the path."""
    names = set()
    with open(path, encoding="utf-8", errors="replace") as lines:
        folders = [line.strip() for line in lines if line.strip() and not line.startswith(("import ", "import\t", "#"))]
    for folder in folders[:20]:
        for entry in os.scandir(folder) if os.path.isdir(folder) else ():
            if entry.name.endswith(".py") and entry.name != "setup.py":
                names.add(entry.name[:-3])
            elif entry.name.isidentifier() and os.path.isfile(os.path.join(entry.path, "__init__.py")):
                names.add(entry.name)
    return names


def _from_finder(path):
    """The keys of MAPPING in the finder module that setuptools writes for an editable install."""
    import ast

    with open(path, encoding="utf-8") as file:
        mapping = re.search(r"^MAPPING[^=]*=\s*(\{.*\})", file.read(), re.MULTILINE)
    return {str(key).split(".")[0] for key in ast.literal_eval(mapping.group(1))} if mapping else set()
