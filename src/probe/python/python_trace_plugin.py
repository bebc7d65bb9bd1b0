"""A pytest plugin (pytest 7 to 9, CPython 3.8 to 3.14) that writes what happens in a session as facts to a file.

Loaded by PYTEST_PLUGINS, so that the command line stays the one of CI. It changes no outcome, prints nothing, and
leaves the environment as the user had it. The schemas of the facts are in ../facts.ts. PYTEST_DONT_REWRITE
"""
import gc
import json
import os
import sys
import time

import pytest

_HERE = os.path.dirname(os.path.abspath(__file__))

from _python_trace_channel import Channel  # noqa: E402
from _python_trace_coroutines import Unraisable, watch_dropped  # noqa: E402
from _python_trace_items import select  # noqa: E402
from _python_trace_recorder import Recorder  # noqa: E402


def _told(path):
    """The settings, which may come later than this process: until then no conftest.py and no test is loaded.

    In a file, since the system bounds the length of a variable, and an order of tests can be long.
    """
    parent = os.getppid()
    while not os.path.exists(path):
        if os.getppid() != parent:
            os._exit(1)  # whoever started it is gone
        time.sleep(0.002)
    with open(path, encoding="utf-8") as settings:
        return json.load(settings)


_SETTINGS = _told(os.environ.pop("PYTHON_TRACE_PLUGIN"))

# Ordinary runs do without these.
if "engine" in _SETTINGS:
    from _python_trace_engine import Engine  # noqa: E402
if "aside" in _SETTINGS:
    from _python_trace_aside import Aside  # noqa: E402
if "factor" in _SETTINGS:
    from _python_trace_engine_factors import FactorPlugin  # noqa: E402
if "coverage" in _SETTINGS:
    from _python_trace_coverage import Coverage  # noqa: E402
if "blocked" in _SETTINGS:
    from _python_trace_blocked import BlockedPlugin  # noqa: E402

# The code under test, and the processes that it starts, see the user's own settings.
for _name, _value in _SETTINGS["restore"].items():
    if _value is None:
        os.environ.pop(_name, None)
    else:
        os.environ[_name] = _value
sys.path[:] = [entry for entry in sys.path if os.path.realpath(entry or ".") != os.path.realpath(_HERE)]

_recorder = Recorder(Channel(_SETTINGS["channel"], _SETTINGS["nonce"]), _SETTINGS.get("node_timeout"), _SETTINGS.get("stacks"))
_aside = Aside(_recorder, _SETTINGS["aside"]) if "aside" in _SETTINGS else None


def pytest_addoption(pluginmanager):
    # pytest tells no plugin of a usage error, yet it cleans the configuration up while that error is on its way.
    config = pluginmanager.get_plugin("pytestconfig")
    config.add_cleanup(lambda: _recorder.on_broken(sys.exc_info()[1], sys.exc_info()[2]))


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    # Each session clears away the folders of earlier ones, and would see another one do so beside it.
    if "basetemp" in _SETTINGS and not hasattr(config, "workerinput"):
        config.option.basetemp = _SETTINGS["basetemp"]
    watch_dropped(_recorder.on_dropped)
    if "engine" in _SETTINGS:
        config.pluginmanager.register(Engine(_recorder, _SETTINGS["engine"]), "python_trace_engine")
    if _aside is not None:
        config.pluginmanager.register(_aside, "python_trace_aside")
    if "factor" in _SETTINGS:
        config.pluginmanager.register(FactorPlugin(*_SETTINGS["factor"]), "python_trace_factor")
    if "coverage" in _SETTINGS:
        config.pluginmanager.register(Coverage(_recorder, _SETTINGS["coverage"]), "python_trace_coverage")
    if "blocked" in _SETTINGS:
        config.pluginmanager.register(BlockedPlugin(_SETTINGS["blocked"], _recorder.on_blocked), "python_trace_blocked")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session):
    _recorder.on_session(session)


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_collection():
    if _SETTINGS.get("caught"):
        _recorder.caught.start()
    yield


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_make_collect_report(collector):
    _recorder.begin(str(collector.nodeid))
    _recorder.watch()
    outcome = yield
    _recorder.end()
    if outcome.excinfo is None and outcome.get_result().failed:
        _recorder.on_collect_error(collector, outcome.get_result())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    if _SETTINGS.get("select") is not None:
        kept, others = select(items, _SETTINGS["select"])
        if others:
            config.hook.pytest_deselected(items=others)
        items[:] = kept


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session):
    if "engine" not in _SETTINGS:  # it tells of those that it is asked about
        _recorder.on_items(session.items)


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtestloop(session):
    with _recorder.unraisable:
        yield


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtest_protocol(item):
    _recorder.on_start(str(item.nodeid), getattr(item, "obj", None))
    yield
    _recorder.end()
    _recorder.node = ""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup():
    _recorder.caught.again()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown():
    _recorder.caught.again()


@pytest.hookimpl(hookwrapper=True, trylast=True)
def pytest_runtest_call(item):
    # pytest before 8.4 sets its own hook for each phase: ours must go on top of that one.
    _recorder.caught.again()
    with Unraisable(_recorder.on_unraisable):
        yield
        if _recorder.collect_garbage:
            gc.collect()  # now, so that what this test drops is not laid to the next one


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtest_makereport(item, call):
    _recorder.caught.pause()
    outcome = yield
    if outcome.excinfo is None:
        _recorder.on_report(outcome.get_result(), call.excinfo)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report):
    # Reports of xdist's workers come without their exceptions.
    if hasattr(report, "node"):
        _recorder.on_report(report, None)


def pytest_assertrepr_compare(op, left, right):
    _recorder.on_compare(op, left, right)


def pytest_warning_recorded(warning_message, when, nodeid):
    _recorder.on_warning(warning_message, when, nodeid)


def pytest_internalerror(excinfo):
    _recorder.on_broken(excinfo.value, excinfo.tb)


def pytest_keyboard_interrupt(excinfo):
    _recorder.on_broken(excinfo.value, excinfo.tb)


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_sessionfinish(session):
    _recorder.caught.stop()
    if _aside is not None:
        _aside.ask(session)
    with _recorder.unraisable:
        gc.collect()
    if _aside is not None:
        _aside.wait()  # before other plugins take away what they have set up for the session
    yield
    _recorder.on_finish(session.exitstatus)
    _recorder.on_leave()
    gc.freeze()  # pytest goes through all objects several times on its way out: what is garbage by now was collected above
