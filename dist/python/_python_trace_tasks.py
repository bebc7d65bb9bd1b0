"""asyncio tasks that outlive the work of their loop, and errors that asyncio can tell to no caller."""
import sys

from _python_trace_channel import repr_of, text_of
from _python_trace_coroutines import origin_of
from _python_trace_places import places
from _python_trace_watchdog import awaiting

_watched = []


def watch_tasks(leaked, failed):
    """Once asyncio is there: `leaked(fact, stack)` of each task that is still pending when its loop ends, and
    `failed(message, error, created)` of all that loops hand to their exception handlers. Loops go on as they would.
    """
    runners, events = sys.modules.get("asyncio.runners"), sys.modules.get("asyncio.base_events")
    if _watched or runners is None or events is None:
        return
    cancel, handle = runners._cancel_all_tasks, events.BaseEventLoop.call_exception_handler
    _watched.extend((cancel, handle))

    def _cancel_all_tasks(loop):
        for task in filter(_is_own, _pending(loop)):
            leaked(_task_fact(task, "cancelled"), awaiting(task.get_coro()))
        return cancel(loop)

    def call_exception_handler(self, context):
        # Worded as asyncio's own handler logs it (asyncio/base_events.py, default_exception_handler).
        task = context.get("task") or context.get("future")
        words = text_of(context.get("message") or "Unhandled exception in event loop", 500)
        if "exception" not in context and hasattr(task, "get_coro"):
            leaked(_task_fact(task, "destroyed"), awaiting(task.get_coro()))
        created = origin_of(task.get_coro()) if hasattr(task, "get_coro") else []
        failed("%s\ntask: %s" % (words, repr_of(task, 1_000)) if task is not None else words, context.get("exception"), created)
        return handle(self, context)

    runners._cancel_all_tasks = _cancel_all_tasks
    events.BaseEventLoop.call_exception_handler = call_exception_handler


def _is_own(task):
    """False for the tasks in which plugins run tests: nothing of the project made them."""
    created = origin_of(task.get_coro())
    return not created or any(places.own(place["file"]) for place in created)


def _pending(loop):
    try:
        return [task for task in sys.modules["asyncio"].all_tasks(loop) if not task.done()]
    except Exception:
        return []


def _task_fact(task, end):
    coroutine = task.get_coro()
    return {
        "name": text_of(task.get_name(), 200),
        "qualname": text_of(getattr(coroutine, "__qualname__", coroutine), 300),
        "end": end,
        "created": origin_of(coroutine),
    }
