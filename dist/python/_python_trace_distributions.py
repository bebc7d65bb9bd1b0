"""Installed distributions with the top-level modules that they give, read from their metadata files alone."""
import ast
import json
import os
import re
from importlib import metadata
from urllib.parse import unquote, urlparse

_MODULE = re.compile(r"^([A-Za-z_]\w*)(?:\.[\w-]+)*\.(?:py|so|pyd)$")


def distributions(path):
    """In the order of `path`; of two distributions of one name the first counts, as for imports."""
    found = {}
    for distribution in metadata.distributions(path=list(path)):
        try:
            fact = _one(distribution)
        except Exception:  # a broken installation says nothing, and costs the others nothing
            continue
        if fact is not None:
            found.setdefault(re.sub(r"[-_.]+", "-", fact["name"]).lower(), fact)
    return list(found.values())


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
    with open(path, encoding="utf-8") as file:
        mapping = re.search(r"^MAPPING[^=]*=\s*(\{.*\})", file.read(), re.MULTILINE)
    return {str(key).split(".")[0] for key in ast.literal_eval(mapping.group(1))} if mapping else set()
