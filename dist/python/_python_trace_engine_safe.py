"""Whether this process can be forked, and its forks run tests."""
import _thread
import os
import sys
import threading

# Extension modules whose makers say that they do not survive a fork.
_FORBID = ("grpc._cython.cygrpc", "jaxlib", "objc", "gi")


def unsafe(own_threads):
    """Why this process cannot be forked, or None."""
    if not hasattr(os, "fork"):
        return "this platform has no fork"
    threads = max(_thread._count() - own_threads, threading.active_count() - 1)
    if threads > 0:
        return "%d threads run after collection" % threads
    return next(("%s does not survive a fork" % name for name in _FORBID if name in sys.modules), None)
