"""asyncio tasks that outlive their loop's work, and errors that asyncio can tell to no caller."""
import sys

from _python_trace_channel import text_of
from _python_trace_coroutines import origin_of
from _python_trace_watchdog import awaiting

_watched = []


def watch_tasks(leaked, failed):
    """Once asyncio is there: `leaked(fact, stack)` for each task that ends only because its loop does, and
    `failed(message, exception)` for what loops hand to their exception handler. Loops go on as they would.
    """
    runners, events = sys.modules.get("asyncio.runners"), sys.modules.get("asyncio.base_events")
    if _watched or runners is None or events is None:
        return
    cancel, handle = runners._cancel_all_tasks, events.BaseEventLoop.call_exception_handler
    _watched.extend((cancel, handle))

    def _cancel_all_tasks(loop):
        for task in _pending(loop):
            leaked(_task_fact(task, "cancelled"), awaiting(task.get_coro()))
        return cancel(loop)

    def call_exception_handler(self, context):
        task = context.get("task")
        if "exception" in context:
            failed(text_of(context.get("message"), 500), context["exception"])
        elif task is not None:
            leaked(_task_fact(task, "destroyed"), awaiting(task.get_coro()))
        return handle(self, context)

    runners._cancel_all_tasks = _cancel_all_tasks
    events.BaseEventLoop.call_exception_handler = call_exception_handler


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
