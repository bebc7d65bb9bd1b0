import { beforeAll, describe, expect, test } from "@jest/globals";
import { only, session, supported } from "../../support/plugin.js";
import { describePython, pythonEnv } from "../../support/python.js";
import { layOut } from "./support.js";

const FILES = {
  "lib.py": [
    "from contextlib import contextmanager", // 1
    "", "",
    "class Box:", // 4
    "    size = 2",
    "    def area(self, n):",
    "        if n > 3:", // 7
    "            return n * self.size",
    "        return [x for x in range(n)", // 9
    "                if x]",
    "", "",
    "def each(n):", // 13
    "    for one in range(n):",
    "        yield one", // 15
    "", "",
    "@contextmanager", // 18
    "def held():",
    "    yield 1", // 20
    "", "",
    "async def later():", // 23
    "    return 4", // 24
    "",
  ].join("\n"),
  "conftest.py": [
    "import lib, pytest",
    "@pytest.fixture(scope=\"session\")",
    "def wide():",
    "    yield lib.Box().area(9)", // 4
    "    lib.Box().area(1)", // 5
    "",
  ].join("\n"),
  "test_lib.py": [
    "import asyncio, sys, threading",
    "import lib, pytest",
    "def test_first(wide):",
    "    assert lib.Box().area(2) == [1]",
    "def test_second(wide):",
    "    assert wide == 18",
    "def test_generator():",
    "    with lib.held() as one:",
    "        assert list(lib.each(one)) == [0]",
    "def test_thread():",
    "    found = []",
    "    thread = threading.Thread(target=lambda: found.append(lib.Box().area(7)))",
    "    thread.start()",
    "    thread.join()",
    "    assert (found, asyncio.run(lib.later())) == ([14], 5)",
    "@pytest.mark.parametrize(\"n\", range(50))",
    "def test_table(n):",
    "    assert lib.each(n)",
    "def test_last():",
    "    assert lib.Box().size",
    "",
  ].join("\n"),
};

describe.each(supported)("with Python $python and pytest $pytest", ({ python: version, requirements }) => {
  describePython(version, "lines of each test", () => {
    const ran = new Map<string, Record<string, readonly number[]>>();
    let exitCode: number | null = null;
    let python = "";

    beforeAll(async () => {
      python = await pythonEnv({ python: version, requirements });
      const project = layOut(FILES);
      const seen = await session(python, project, { settings: { coverage: { project, nodes: ["test_lib.py::test_thread"], red: [], most: 8 } } });
      exitCode = seen.exitCode;
      for (const { node, files } of only(seen.facts, "coverage")) ran.set(node.replace("test_lib.py::", ""), Object.fromEntries(Object.entries(files).map(([file, flat]) => [file.slice(project.length + 1), flat])));
      expect(only(seen.facts, "trouble")).toEqual([]);
    }, 300_000);

    test("branches, generators, context managers and coroutines are told apart", () => {
      expect(exitCode).toBe(1);
      expect(ran.get("test_generator")?.["lib.py"]).toEqual([14, 15, 20, 20]);
      const first = ran.get("test_first")?.["lib.py"] ?? [];
      expect(first.slice(0, 2)).toEqual([7, 10]);
    });

    test("a thread's lines and a coroutine's belong to the test that runs", () => {
      expect(ran.get("test_thread")?.["lib.py"]).toEqual([7, 8, 24, 24]);
    });

    test("a wide fixture's lines count for each test that uses it, those of its end for none that passed", () => {
      expect(ran.get("test_first")?.["conftest.py"]).toEqual([4, 4]);
      expect(ran.get("test_second")?.["conftest.py"]).toEqual([4, 4]);
      expect(ran.get("test_second")?.["lib.py"]).toEqual([7, 8]);
      expect([...ran.values()].filter((files) => files["conftest.py"]?.includes(5))).toEqual([]);
    });

    test("what runs on import belongs to no test", () => {
      expect(ran.get("test_last")).toEqual({ "test_lib.py": [20, 20] });
    });

    test("neighbours are limited, and a long table does not crowd out the others", () => {
      expect([...ran.keys()].filter((name) => name !== "test_thread")).toHaveLength(8);
      expect([...ran.keys()].filter((name) => name.startsWith("test_table"))).toHaveLength(4);
    });
  });
});

describePython("3.11", "beside another tracer", () => {
  test("that one keeps its place, and there are no lines", async () => {
    const python = await pythonEnv({ python: "3.11", requirements: ["pytest~=9.0"] });
    const project = layOut({
      "conftest.py": "import sys\n\nTRACED = []\n\n\ndef trace(frame, event, arg):\n    TRACED.append(event)\n\n\ndef pytest_configure():\n    sys.settrace(trace)\n",
      "test_a.py": "import sys\nimport conftest\n\n\ndef test_traced():\n    assert sys.gettrace() is conftest.trace and conftest.TRACED\n",
    });
    const seen = await session(python, project, { args: ["-p", "no:assertion"], settings: { coverage: { project, nodes: [], red: [], most: 8 } } });
    expect(seen.exitCode).toBe(0);
    expect(only(seen.facts, "coverage")).toEqual([]);
  }, 300_000);
});

describePython("any", "what a failure is told with", () => {
  test.each(["pytest~=7.4", "pytest~=9.0"])("belongs to no test with %s", async (requirement) => {
    const python = await pythonEnv({ python: "any", requirements: [requirement] });
    const project = layOut({
      "lib.py": "class Shown:\n    def __init__(self, n):\n        self.n = n\n\n    def __eq__(self, other):\n        return self.n == other.n\n\n    def __repr__(self):\n        return 'shown'\n",
      "test_a.py": [
        "import unittest", "import lib",
        "def test_bare():", "    assert lib.Shown(1) == lib.Shown(2)",
        "def test_asked():", "    assert repr(lib.Shown(1)) == ''",
        "class TestMethod(unittest.TestCase):", "    def test_equal(self):", "        self.assertEqual(lib.Shown(1), lib.Shown(2))", "",
      ].join("\n"),
    });
    const seen = await session(python, project, { settings: { coverage: { project, nodes: ["test_a.py::test_bare"], red: [], most: 8 } } });
    const lines = only(seen.facts, "coverage").map(({ node, files }) => [node.split("::").at(-1), files[`${project}/lib.py`]]);
    expect(lines).toEqual([["test_bare", [3, 3, 6, 6]], ["test_asked", [3, 3, 9, 9]], ["test_equal", [3, 3, 6, 6]]]);
  }, 300_000);
});
