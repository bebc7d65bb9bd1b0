import { describe, expect, test } from "@jest/globals";
import { proposed } from "../../support/patient.js";
import type { Kind } from "../../../src/kinds.js";

/** The file after the first proposal; undefined where there is none. */
const first = (kind: Kind, file: string, text: string, line: number, more: Readonly<Record<string, string>> = {}): string | undefined => proposed(kind, { [file]: text, ...more }, [file, line])[0]?.[file];

describe("async.missing-await", () => {
  const defs = "async def load(x):\n    return x\n\n\n";
  test.each([
    ["a statement", "async def run():\n    load(1)  # load(2)\n", "async def run():\n    await load(1)  # load(2)\n"],
    ["what hangs on the result", "async def run():\n    return load(\n        1,\n    ).name\n", "async def run():\n    return (await load(\n        1,\n    )).name\n"],
    ["one in another, and one in a list", "async def run(xs):\n    return [load(load(x)) for x in xs]\n", "async def run(xs):\n    return [await load(await load(x)) for x in xs]\n"],
    ["a generator expression becomes a list", "async def run(xs):\n    return sum(load(x) for x in xs)\n", "async def run(xs):\n    return sum([await load(x) for x in xs])\n"],
    ["a plain function, with its callers", "def run():\n    return load(1)\n\n\nasync def main():\n    assert run() == 1\n", "async def run():\n    return await load(1)\n\n\nasync def main():\n    assert await run() == 1\n"],
  ])("%s", (_title, before, after) => {
    expect(first("async.missing-await", "app.py", defs + before, 6)).toBe(defs + after);
  });

  test.each([
    ["in a lambda", "async def run(xs):\n    return max(xs, key=lambda x: load(x))\n"],
    ["given to a task", "async def run(xs):\n    return asyncio.create_task(load(1))\n"],
    ["a caller at module level", "def run():\n    return load(1)\n\n\nVALUE = run()\n"],
    ["a function that is handed on", "def run():\n    return load(1)\n\n\nasync def main():\n    return map(run, [])\n"],
    ["a property", "@property\ndef run():\n    return load(1)\n"],
    ["a text that looks like one", "async def run():\n    return 'load(1)'\n"],
  ])("nothing: %s", (_title, before) => {
    expect(proposed("async.missing-await", { "app.py": defs + before }, ["app.py", before.startsWith("@") ? 7 : 6])).toEqual([]);
  });
});

describe("async.missing-await: out of a block", () => {
  test("the function that hands the coroutine on becomes one, whoever calls it", () => {
    const code = "async def load(x):\n    return x\n\n\ndef safe(x):\n    try:\n        return load(x)\n    except OSError:\n        return load(0)\n";
    const files = { "app.py": code, "tests/test_a.py": "from app import safe\n\n\nasync def test_b():\n    assert await safe(1)\n" };
    expect(proposed("async.missing-await", files, ["app.py", 7])[0]).toEqual({ "app.py": code.replace("def safe", "async def safe").replaceAll("return load", "return await load") });
  });
});

describe("async.nested-run", () => {
  test.each([
    ["asyncio.run in a coroutine; the import goes", "import asyncio\n\n\nasync def f():\n    return asyncio.run(g(1)) + 1\n", 5, "async def f():\n    return await g(1) + 1\n"],
    ["a loop that was fetched for it", "import asyncio\n\n\nasync def f():\n    loop = asyncio.get_event_loop()\n    x = loop.run_until_complete(g(1))\n    return x\n", 6, "async def f():\n    x = await g(1)\n    return x\n"],
    ["anyio's, which is given the function", "import anyio\n\n\nasync def f():\n    anyio.run(g, 1, 2)\n", 5, "async def f():\n    await g(1, 2)\n"],
  ])("%s", (_title, before, line, after) => {
    expect(first("async.nested-run", "app.py", before, line)).toBe(after);
  });
});

describe("async.blocking-call", () => {
  const modern = { "pyproject.toml": "[project]\nrequires-python = \">=3.9\"\n" };
  test.each([
    ["time.sleep", "import time\n\n\nasync def f():\n\ttime.sleep(0.1)  # a moment\n", 5, modern, "import asyncio\n\n\nasync def f():\n\tawait asyncio.sleep(0.1)  # a moment\n"],
    ["a thread for it, from 3.9 on", "import asyncio\nimport subprocess\n\n\nasync def f():\n    return subprocess.run(['ls'], check=True).stdout\n", 6, modern, "import asyncio\nimport subprocess\n\n\nasync def f():\n    return (await asyncio.to_thread(subprocess.run, ['ls'], check=True)).stdout\n"],
    ["the executor before that", "import asyncio\nimport os\n\n\nasync def f():\n    os.system('ls')\n", 6, { "pyproject.toml": "[project]\nrequires-python = \">=3.8\"\n" }, "import asyncio\nimport os\n\n\nasync def f():\n    await asyncio.get_running_loop().run_in_executor(None, os.system, 'ls')\n"],
    ["a lock that only coroutines use", "import threading\n\n\nclass A:\n    def __init__(self):\n        self._lock: threading.Lock = threading.Lock()\n\n    async def f(self):\n        self._lock.acquire()\n        self._lock.release()\n\n    async def g(self):\n        with self._lock:\n            pass\n", 9, modern, "import asyncio\n\n\nclass A:\n    def __init__(self):\n        self._lock: asyncio.Lock = asyncio.Lock()\n\n    async def f(self):\n        await self._lock.acquire()\n        self._lock.release()\n\n    async def g(self):\n        async with self._lock:\n            pass\n"],
  ])("%s", (_title, before, line, more, after) => {
    expect(first("async.blocking-call", "app.py", before, line, more)).toBe(after);
  });
  test("nothing outside of a coroutine", () => {
    expect(proposed("async.blocking-call", { "app.py": "import time\n\n\ndef f():\n    time.sleep(1)\n" }, ["app.py", 5])).toEqual([]);
  });
});

describe("async.task-leak", () => {
  test.each([
    ["tasks of a loop are gathered", "import asyncio\n\n\nasync def f(xs):\n    for x in xs:\n        asyncio.create_task(g(x))\n    return 1\n", 6, "import asyncio\n\n\nasync def f(xs):\n    tasks = []\n    for x in xs:\n        tasks.append(asyncio.create_task(g(x)))\n    await asyncio.gather(*tasks)\n    return 1\n"],
    ["one alone is awaited", "import asyncio\n\n\nasync def f():\n    asyncio.ensure_future(g(1))\n", 5, "async def f():\n    await g(1)\n"],
    ["futures are", "import asyncio\n\n\nasync def f():\n    asyncio.gather(g(1), g(2))\n", 5, "import asyncio\n\n\nasync def f():\n    await asyncio.gather(g(1), g(2))\n"],
    ["a task that is cancelled and left", "import asyncio\n\n\nclass A:\n    def start(self):\n        self._t = asyncio.create_task(g())\n\n    async def stop(self):\n        self._t.cancel()\n", 6, "import asyncio\n\n\nclass A:\n    def start(self):\n        self._t = asyncio.create_task(g())\n\n    async def stop(self):\n        self._t.cancel()\n        await asyncio.gather(self._t, return_exceptions=True)\n"],
  ])("%s", (_title, before, line, after) => {
    expect(first("async.task-leak", "app.py", before, line)).toBe(after);
  });
});

describe("async.loop-scope", () => {
  test.each([
    ["a lock of the class", "import asyncio\n\n\nclass A:\n    lock = asyncio.Lock()\n\n    def __init__(self):\n        self.x = 1\n", 5, "import asyncio\n\n\nclass A:\n    def __init__(self):\n        self.lock = asyncio.Lock()\n        self.x = 1\n"],
    ["get_event_loop where none runs", "import asyncio\n\n\ndef f():\n    loop = asyncio.get_event_loop()\n    return loop.run_until_complete(g())\n", 5, "import asyncio\n\n\ndef f():\n    return asyncio.run(g())\n"],
    ["a fixture wider than the test's loop", "import pytest_asyncio\n\n\n@pytest_asyncio.fixture(scope=\"session\")\nasync def db():\n    return 1\n", 4, "import pytest_asyncio\n\n\n@pytest_asyncio.fixture\nasync def db():\n    return 1\n"],
  ])("%s", (_title, before, line, after) => {
    expect(first("async.loop-scope", "tests/conftest.py", before, line)).toBe(after);
  });
  test("nothing for a loop that the class owns", () => {
    expect(proposed("async.loop-scope", { "app.py": "import asyncio\n\n\nclass A:\n    def __init__(self):\n        self._loop = asyncio.new_event_loop()\n\n    def run(self):\n        self._loop.run_forever()\n" }, ["app.py", 6])).toEqual([]);
  });
});
