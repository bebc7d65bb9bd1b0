/** Each anti-pattern on a change that has it, and on changes that look like it and have it not. */
import { describe, expect, test } from "@jest/globals";
import { antiPatternsIn } from "../../src/marks/anti-patterns/index.js";
import { changeOfTexts } from "../../src/marks/change.js";
import type { Around } from "../../src/marks/anti-patterns/anti-pattern.js";

const around: Around = {
  stdlib: new Set(["time", "datetime", "json", "socket", "sys", "os", "contextlib", "subprocess", "ssl", "unittest", "asyncio"]),
  modulesOf: (d) => (d === "scikit-learn" ? ["sklearn"] : [d]), weightOf: (d) => (d === "pandas" ? 90_000_000 : d === "tiny" ? 20_000 : null), usesElsewhere: (m) => (m.includes("known") ? 3 : 0),
};

/** `what line` of each remark on a change of one file. */
function said(file: string, before: string | null, after: string | null, more: readonly { file: string; before: string | null; after: string | null }[] = []): string[] {
  return antiPatternsIn(changeOfTexts([{ file, before, after }, ...more]), around).map((r) => `${r.what} ${r.file}:${String(r.line)}`);
}

const LOAD = "def load(path):\n    data = read(path)\n    return data\n";
const guarded = (clause: string, indent = ""): string => `def load(path):\n${indent}    try:\n${indent}        data = read(path)\n${indent}    ${clause}\n${indent}    return data\n`;

describe("a handler that drops every error", () => {
  test.each([
    ["except Exception:\n        pass", 4], ["except:\n        data = None", 4], ["except BaseException as e: ...", 4], ["except (ValueError, Exception):\n        return None", 4],
  ])("%j is a finding", (clause, line) => {
    expect(said("app.py", LOAD, guarded(clause))).toEqual([`broad-except app.py:${line}`]);
  });

  test("contextlib.suppress(Exception) is one, under whatever name", () => {
    expect(said("app.py", LOAD, `from contextlib import suppress as hush\n${LOAD.replace("    data = read(path)", "    with hush(Exception):\n        data = read(path)")}`)).toEqual(["broad-except app.py:3"]);
  });

  test("a handler that was narrow and is broad now is one", () => {
    expect(said("app.py", guarded("except ValueError:\n        pass"), guarded("except Exception:\n        pass"))).toEqual(["broad-except app.py:4"]);
  });

  test.each([
    "except ValueError:\n        pass", "except Exception:\n        log.exception('x')\n        raise", "except Exception as e:\n        raise Wrapped() from e", "except:\n        close()\n        raise",
    "except Exception as error:\n        data = fallback(error)",
  ])("%j is none", (clause) => {
    expect(said("app.py", LOAD, guarded(clause))).toEqual([]);
  });

  const old = guarded("except Exception:\n        pass");
  test("one that was there is none: shifted, indented, edited inside, renamed or moved to another file", () => {
    expect(said("app.py", old, `import os\n\n${old}`)).toEqual([]);
    expect(said("app.py", old, `if True:\n${old.replace(/^(?=.)/gm, "    ")}`)).toEqual([]);
    expect(said("app.py", old, old.replace("read(path)", "read(path, 'utf-8')"))).toEqual([]);
    expect(said("app.py", old, old.replace("def load", "def fetch"))).toEqual([]);
    expect(said("app.py", old, null, [{ file: "lib/io.py", before: null, after: old }])).toEqual([]);
  });

  test("a second one beside one that was there is one", () => {
    expect(said("app.py", old, `${old}${old.replace("load", "save").replaceAll("read", "write")}`)).toEqual(["broad-except app.py:10"]);
  });
});

const TEST = "import pytest\n\ndef test_a():\n    assert f() == 1\n";

describe("a mask", () => {
  test.each([
    [TEST.replace("def", "@pytest.mark.xfail(reason='later')\ndef"), 3], [TEST.replace("def", "@pytest.mark.skip\ndef"), 3], [TEST.replace("    assert", "    pytest.skip('no')\n    assert"), 4],
    [TEST.replace("import pytest\n", "import pytest\npytestmark = [pytest.mark.xfail]\n"), 2], [TEST.replace("== 1", "== 1  # type: ignore[no-untyped-call]"), 4],
    [TEST.replace("== 1", "== 1  # noqa: E711"), 4], [TEST.replace("def", "@pytest.mark.skipif(True, reason='x')\ndef"), 3],
    [TEST.replace("import pytest", "import pytest\nfrom unittest import skip").replace("def", "@skip('x')\ndef"), 4],
    [TEST.replace("def test_a", "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.xfail)])\ndef test_a"), 3],
  ])("%j is a finding", (after, line) => {
    expect(said("tests/test_a.py", TEST, after)).toEqual([`mask tests/test_a.py:${line}`]);
  });

  test("its kind is test.masked where a test or a type error is hidden, none where a lint is", () => {
    const kind = (after: string): unknown => antiPatternsIn(changeOfTexts([{ file: "t.py", before: TEST, after }]), around)[0]?.kind;
    expect(kind(TEST.replace("def", "@pytest.mark.skip\ndef"))).toBe("test.masked");
    expect(kind(TEST.replace("== 1", "== 1  # noqa"))).toBeNull();
  });

  const marked = TEST.replace("def", "@pytest.mark.xfail\ndef").replace("== 1", "== 1  # type: ignore");
  test("what was there, and moved or stands on an edited line, is none; nor is a word in a string", () => {
    expect(said("t.py", marked, `# head\n${marked}`)).toEqual([]);
    expect(said("t.py", marked, marked.replace("== 1 ", "== 2 "))).toEqual([]);
    expect(said("t.py", marked, null, [{ file: "tests/t.py", before: null, after: marked }])).toEqual([]);
    expect(said("t.py", TEST, `${TEST}\nHELP = "# type: ignore hides errors"\n`)).toEqual([]);
  });

  test("a condition on a test that is new is none", () => {
    expect(said("t.py", TEST, `${TEST}\n\n@pytest.mark.skipif(WINDOWS, reason='fork')\ndef test_fork():\n    pass\n`)).toEqual([]);
  });
});

describe("edits of what is installed or generated", () => {
  test.each(["lib/python3.12/site-packages/requests/api.py", ".venv/lib/x.py", "app/__pycache__/a.cpython-312.pyc", "venv/bin/activate"])("%s is a finding", (file) => {
    expect(said(file, "x = 1\n", "x = 2\ntry:\n    x\nexcept Exception:\n    pass\n")).toEqual([`foreign-edit ${file}:1`]);
  });

  test("a committed environment is one finding, whatever its name", () => {
    expect(said("env312/pyvenv.cfg", null, "home = /usr\n", [{ file: "env312/lib/a.py", before: null, after: "a = 1\n" }])).toEqual(["foreign-edit env312/pyvenv.cfg:1"]);
  });

  test("taking such a file out is none, nor is a file of a like name", () => {
    expect(said(".venv/lib/x.py", "x = 1\n", null)).toEqual([]);
    expect(said("app/venv.py", null, "x = 1\n")).toEqual([]);
  });
});

describe("a rule that is switched off for all", () => {
  const ruff = "[tool.ruff.lint]\nselect = [\"E\", \"B\"]\nignore = [\"E501\"]\n";
  test.each([
    ["pyproject.toml", ruff, ruff.replace("\"E501\"", "\"E501\", \"F841\""), 3], ["pyproject.toml", ruff, ruff.replace(", \"B\"", ""), 2], ["setup.cfg", "[flake8]\nignore = E501\n", "[flake8]\nignore = E501,\n  F401\n", 3],
    ["pyproject.toml", "[tool.mypy]\nstrict = true\n", "[tool.mypy]\nstrict = false\n", 2], ["mypy.ini", "[mypy]\nstrict = True\n", "[mypy]\nstrict = True\nignore_errors = True\n", 3],
    ["pyproject.toml", "[tool.mypy]\nstrict = true\n", "[tool.mypy]\nstrict = true\n[[tool.mypy.overrides]]\nmodule = \"*\"\nignore_errors = true\n", 5],
    ["mypy.ini", "[mypy]\ndisallow_untyped_defs = True\n", "[mypy]\nfiles = app\n", null], ["pytest.ini", "[pytest]\naddopts = -q\n", "[pytest]\naddopts = -q --deselect tests/test_a.py::test_x\n", 2],
    ["pyproject.toml", "[tool.pytest.ini_options]\nfilterwarnings = [\"error\"]\n", "[tool.pytest.ini_options]\nfilterwarnings = [\"error\", \"ignore::DeprecationWarning\"]\n", 2],
  ])("%s: %j → %j", (file, before, after, line) => {
    const remarks = said(file, before, after);
    expect(remarks.map((r) => r.startsWith("rule-off"))).toEqual(remarks.map(() => true));
    expect(remarks).toContain(`rule-off ${file}:${String(line)}`);
  });

  test("one that moves to another file, is for one module, comes with the tool itself, or is switched on, is none", () => {
    expect(said("mypy.ini", "[mypy]\nstrict = True\n", null, [{ file: "pyproject.toml", before: "", after: "[tool.mypy]\nstrict = true\n" }])).toEqual([]);
    expect(said("mypy.ini", "[mypy]\nstrict = True\n", "[mypy]\nstrict = True\n[mypy-vendored.*]\nignore_errors = True\n")).toEqual([]);
    expect(said("pyproject.toml", "[project]\nname = 'a'\n", `[project]\nname = 'a'\n${ruff}`)).toEqual([]);
    expect(said("pyproject.toml", ruff, ruff.replace("\"B\"", "\"B\", \"UP\""))).toEqual([]);
    expect(said("pyproject.toml", "[tool.pytest.ini_options]\nfilterwarnings = [\"error\"]\n", "[tool.pytest.ini_options]\nfilterwarnings = [\"error\", \"ignore:old name:DeprecationWarning:vendored\"]\n")).toEqual([]);
  });
});

describe("a heavy dependency", () => {
  const project = (names: string): string => `[project]\nname = "a"\ndependencies = [\n${names}]\n`;
  const uses = (body: string): { file: string; before: string; after: string } => ({ file: "app.py", before: "x = 1\n", after: `import pandas as pd\n${body}\n` });
  test("for one call is a finding", () => {
    expect(said("pyproject.toml", project(""), project('  "pandas>=2",\n'), [uses("x = pd.isna(1)")])).toEqual(["heavy-dependency pyproject.toml:4"]);
    expect(said("requirements.txt", "a\n", "a\npandas[excel]==2.1  # for one sum\n", [uses("x = pd.isna(1)")])).toEqual(["heavy-dependency requirements.txt:2"]);
  });

  test("for several calls, a small one, one that was there, one whose size nobody knows, or one used elsewhere is none", () => {
    expect(said("pyproject.toml", project(""), project('  "pandas",\n'), [uses("x = pd.isna(1)\ny = pd.concat([])")])).toEqual([]);
    expect(said("pyproject.toml", project('  "pandas>=1",\n'), project('  "pandas>=2",\n'), [uses("x = pd.isna(1)")])).toEqual([]);
    expect(said("requirements.txt", "", "tiny\n", [{ file: "app.py", before: "", after: "import tiny\ntiny.f()\n" }])).toEqual([]);
    expect(said("requirements.txt", "", "obscure\n", [{ file: "app.py", before: "", after: "import obscure\nobscure.f()\n" }])).toEqual([]);
    expect(said("requirements.txt", "", "known\n", [{ file: "app.py", before: "", after: "import known\nknown.f()\n" }])).toEqual([]);
  });
});

describe("a patch of the standard library", () => {
  const wrap = (line: string): string => `import time, json\nimport datetime as dt\nfrom unittest import mock\nimport pytest\n\n${line}\n`;
  test.each([
    "time.sleep = lambda s: None", "dt.datetime = Frozen", "setattr(time, 'time', lambda: 0)", "json.JSONEncoder.default = str", "mock.patch('time.sleep').start()",
    "@pytest.fixture(autouse=True)\ndef still(monkeypatch):\n    monkeypatch.setattr(time, 'sleep', print)", "import sys\nsys.modules['json'] = Fake()", "import ssl\nssl._create_default_https_context = ssl._create_unverified_context",
  ])("%j is a finding", (line) => {
    expect(said("conftest.py", wrap(""), wrap(line)).map((r) => r.split(" ")[0])).toEqual(["stdlib-patch"]);
  });

  test.each([
    "def test_a(monkeypatch):\n    monkeypatch.setattr(time, 'sleep', print)", "import sys\nsys.stdout = x", "time = Fake()\n", "self.time.sleep = 1", "def test_b():\n    with mock.patch('time.sleep'):\n        f()",
    "def f():\n    old = time.sleep\n    time.sleep = print\n    try:\n        g()\n    finally:\n        time.sleep = old", "import sys\nsys.excepthook = hook", "import app\napp.time.x = 2",
  ])("%j is none", (line) => {
    expect(said("conftest.py", wrap(""), wrap(line))).toEqual([]);
  });
});

describe("a blocking call in a coroutine", () => {
  const code = (kind: string, line: string): string => `import time\nimport asyncio\nimport subprocess as sp\nfrom time import sleep as nap\n\n${kind} run():\n    ${line}\n`;
  test.each(["time.sleep(1)", "nap(1)", "x = sp.run(['a'])"])("%s is a finding", (line) => {
    expect(said("app.py", code("async def", "pass"), code("async def", line))).toEqual(["blocking-call app.py:7"]);
  });

  test("a function with one that becomes a coroutine is one", () => {
    expect(said("app.py", code("def", "time.sleep(1)"), code("async def", "time.sleep(1)"))).toEqual(["blocking-call app.py:7"]);
  });

  test.each(["await asyncio.sleep(1)", "await asyncio.to_thread(time.sleep, 1)", "f = lambda: time.sleep(1)", "await loop.run(lambda: time.sleep(1))"])("%s is none", (line) => {
    expect(said("app.py", code("async def", "pass"), code("async def", line))).toEqual([]);
  });

  test("one that was there is none, nor is one in a plain function", () => {
    expect(said("app.py", code("async def", "time.sleep(1)"), code("async def", "time.sleep(1)").replace("run", "go"))).toEqual([]);
    expect(said("app.py", code("def", "pass"), code("def", "time.sleep(1)"))).toEqual([]);
  });
});

describe("annotations that are lost", () => {
  const typed = "class A:\n    def get(self, key: str, *, deep: bool = False) -> int:\n        return 1\n";
  test.each([[typed.replace(": str", ""), "`key`"], [typed.replace(" -> int", ""), "its return"], [typed.replace(": bool = False", "=False"), "`deep`"]])("%j is a finding", (after, what) => {
    const remarks = antiPatternsIn(changeOfTexts([{ file: "app.py", before: typed, after }]), around);
    expect(remarks.map((r) => [r.what, r.line, r.statement.includes(what)])).toEqual([["lost-annotations", 2, true]]);
  });

  test.each([
    [typed, typed.replace("key: str", "key: Any"), 2, "`key`"],
    ["class A:\n    stops: list[str] = []\n", "class A:\n    stops: list[Any] = []\n", 2, "its type"],
    ["LIMIT: int = 3\n", "\nLIMIT: 'typing.Any' = 3\n", 2, "its type"],
  ])("Any in place of a type is a finding: %j", (before, after, line, what) => {
    const remarks = antiPatternsIn(changeOfTexts([{ file: "app.py", before, after }]), around);
    expect(remarks.map((r) => [r.what, r.line, r.statement.includes(what)])).toEqual([["lost-annotations", line, true]]);
  });

  test("Any that was there, in other places, or gives way to a type, is none", () => {
    expect(said("app.py", typed.replace("str", "Any"), typed.replace("str", "dict[str, Any]"))).toEqual([]);
    expect(said("app.py", typed.replace("str", "Any"), typed)).toEqual([]);
    expect(said("app.py", "class A:\n    many: int = 1\n", "class A:\n    many: Anything = 1\n")).toEqual([]);
    expect(said("app.py", "def f():\n    a: int = 1\n", "def f():\n    a: Any = 1\n")).toEqual([]);
  });

  test("a private function, a test, a parameter that is gone, and one that was bare, are none", () => {
    expect(said("app.py", typed.replace("get", "_get"), typed.replace("get", "_get").replace(": str", ""))).toEqual([]);
    expect(said("tests/test_a.py", typed, typed.replace(": str", ""))).toEqual([]);
    expect(said("app.py", typed, typed.replace(", *, deep: bool = False", ""))).toEqual([]);
    expect(said("app.py", "def f(a): ...\n", "def f(a, b): ...\n")).toEqual([]);
  });
});
