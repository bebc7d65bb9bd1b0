"""Runs many small pytest and mypy sessions from one interpreter that has imported both: each in a forked child.

Reads `[{"id", "cwd", "tool", "args", "env", "path", "seconds"}]` from standard input and writes one JSON line per
finished job: `{"id", "code", "signal", "output"}`. Usage: forked_runs.py WORKERS
"""
import asyncio  # noqa: F401  so that the children need not
import json
import logging  # noqa: F401
import os
import signal
import sys
import tempfile
import time
import unittest.mock  # noqa: F401

import mypy.api
import pytest


def child(job, output):
    fd = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(fd, 1)
    os.dup2(fd, 2)
    os.chdir(job["cwd"])
    os.environ.update(job["env"])
    sys.path[:0] = [job["cwd"], *job["path"]]
    if job["tool"] == "mypy":
        text, errors, code = mypy.api.run(job["args"])
        sys.stdout.write(text + errors)
    else:
        sys.argv = ["pytest", *job["args"]]
        code = pytest.main(job["args"])
    sys.stdout.flush()
    os._exit(int(code))


def main(jobs, workers):
    running = {}
    folder = tempfile.mkdtemp(prefix="python-trace-forked-")
    while jobs or running:
        while jobs and len(running) < workers:
            job = jobs.pop(0)
            output = os.path.join(folder, job["id"])
            pid = os.fork()
            if pid == 0:
                try:
                    child(job, output)
                finally:
                    os._exit(99)
            running[pid] = (job, output, time.monotonic() + job["seconds"])
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            for late in [p for p, (_, _, end) in running.items() if time.monotonic() > end]:
                os.kill(late, signal.SIGKILL)
            time.sleep(0.005)
            continue
        job, output, _ = running.pop(pid)
        with open(output, encoding="utf-8", errors="replace") as handle:
            text = handle.read()
        died = os.WIFSIGNALED(status)
        result = {
            "id": job["id"],
            "code": None if died else os.WEXITSTATUS(status),
            "signal": signal.Signals(os.WTERMSIG(status)).name if died else None,
            "output": text,
        }
        print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main(json.load(sys.stdin), int(sys.argv[1]))
