import functools
import logging

from probes.errors import Unreachable

log = logging.getLogger(__name__)


def retried(times):
    """Calls a coroutine function again where the host is not reached."""

    def decorate(call):
        @functools.wraps(call)
        def wrapper(*args, **kwargs):
            for attempt in range(1, times):
                try:
                    return call(*args, **kwargs)
                except Unreachable as error:
                    log.warning("%s: attempt %s of %s", error, attempt, times)
            return call(*args, **kwargs)

        return wrapper

    return decorate
