"""Collected tests as facts, with the address that pytest's junit writer would give each of them."""
import functools
import inspect
import os

from _python_trace_channel import text_of, type_name
from _python_trace_lookup import def_line

_MANY = 2_000


def junit_address(nodeid):
    """`{"classname", "name"}` as `_pytest.junitxml` writes them without a junit prefix."""
    from _pytest.junitxml import bin_xml_escape, mangle_test_address

    names = mangle_test_address(str(nodeid))
    return {"classname": ".".join(names[:-1]), "name": bin_xml_escape(names[-1])}


def select(items, wanted):
    """Splits items into those that an address asks for and the others.

    An address without an exact match may come from another root folder or a junit prefix: then its class name counts
    when it ends as the item's does.
    """
    addresses = [(item, junit_address(item.nodeid)) for item in items]
    keys = {(w["classname"], w["name"]) for w in wanted}
    exact = {(a["classname"], a["name"]) for _, a in addresses} & keys
    loose = keys - exact

    def asked(address):
        name, where = address["name"], address["classname"]
        return (where, name) in exact or any(
            n == name and (("." + w).endswith("." + where) or ("." + where).endswith("." + w)) for w, n in loose
        )

    kept = [item for item, address in addresses if asked(address)]
    chosen = {id(item) for item in kept}
    return kept, [item for item in items if id(item) not in chosen]


def item_fact(item, many):
    """The `item` fact; of very many items the fixtures are left out."""
    location = item.location
    return {
        "node": str(item.nodeid),
        "file": os.fspath(getattr(item, "path", None) or getattr(item, "fspath", "")),
        "line": location[1] + 1 if isinstance(location[1], int) else None,
        "junit": junit_address(item.nodeid),
        "kind": _kind(item),
        "markers": list(dict.fromkeys(text_of(m.name, 200) for m in item.iter_markers())),
        "fixtures": [] if many else _fixtures(item),
    }


def item_facts(items):
    return [item_fact(item, len(items) > _MANY) for item in items]


def _kind(item):
    kind = type_name(item)
    if kind == "DoctestItem":
        return "doctest"
    function = getattr(item, "obj", None)
    function = getattr(getattr(function, "hypothesis", None), "inner_test", function)
    if inspect.isasyncgenfunction(function):
        return "async-generator"
    if inspect.iscoroutinefunction(function):
        return "async-function"
    if kind == "TestCaseFunction":
        return "unittest"
    return "function" if callable(function) else "other"


def _fixtures(item):
    info = getattr(item, "_fixtureinfo", None)
    found = getattr(info, "name2fixturedefs", None) or {}
    return [_fixture(name, definitions[-1]) for name, definitions in found.items() if definitions]


@functools.lru_cache(maxsize=None)
def _fixture(name, definition):
    function = definition.func
    code = getattr(inspect.unwrap(function), "__code__", None)
    return {
        "name": name,
        "scope": text_of(definition.scope, 50),
        "file": code.co_filename if code else None,
        "line": def_line(code) if code else None,
        "async": inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function),
    }
