import { describe, expect, test } from "@jest/globals";
import { proposed } from "../../support/patient.js";
import type { Kind } from "../../../src/kinds.js";

const all = (kind: Kind, text: string, line: number, file = "app.py"): readonly (string | undefined)[] => proposed(kind, { [file]: text }, [file, line]).map((files) => files[file]);

describe("flaky.hash-order", () => {
  test.each([
    ["a comprehension", "def f(xs):\n    names = {x for x in xs if x}\n    return names\n", ["def f(xs):\n    names = list(dict.fromkeys(x for x in xs if x))\n    return names\n", "def f(xs):\n    names = sorted({x for x in xs if x})\n    return names\n"]],
    ["list(set(x))", "def f(xs):\n    return list(set(xs))\n", ["def f(xs):\n    return list(dict.fromkeys(xs))\n", "def f(xs):\n    return sorted(set(xs))\n"]],
    ["a set that is used as one", "def f(xs):\n    seen = set(xs)\n    seen.add(1)\n    return ','.join(seen)\n", ["def f(xs):\n    seen = set(xs)\n    seen.add(1)\n    return ','.join(sorted(seen))\n"]],
  ])("%s", (_title, before, after) => {
    expect(all("flaky.hash-order", before, 2)).toEqual(after);
  });
});

describe("flaky.parallel", () => {
  test("a literal in a test", () => {
    expect(all("flaky.parallel", "def test_a():\n    with open('/tmp/a/x.db') as f:\n        assert f\n", 2, "tests/test_a.py")).toEqual(["def test_a(tmp_path):\n    with open(str(tmp_path / \"x.db\")) as f:\n        assert f\n"]);
  });
  test("a path of the module that a fixture of the session uses", () => {
    const before = "import pathlib\nimport tempfile\n\nimport pytest\n\nSPOOL = pathlib.Path(tempfile.gettempdir()) / \"spool\"\n\n\n@pytest.fixture(scope=\"session\")\ndef spool():\n    SPOOL.mkdir()\n    return SPOOL\n";
    expect(all("flaky.parallel", before, 6, "tests/conftest.py")).toEqual(["import pytest\n\n\n@pytest.fixture(scope=\"session\")\ndef spool(tmp_path_factory):\n    spool = tmp_path_factory.getbasetemp() / \"spool\"\n    spool.mkdir()\n    return spool\n"]);
  });
});

describe("flaky.timing", () => {
  test("a deadline of a moment", () => {
    expect(all("flaky.timing", "def test_a(done):\n    assert done.wait(0.05)\n", 2, "tests/test_a.py")).toEqual(["def test_a(done):\n    assert done.wait(5)\n"]);
  });
});

describe("flaky.timing: a thread that nobody waits for", () => {
  const writer = (end: string): string => `import threading\n\n\nclass Writer:\n    def __init__(self):\n        self._thread = threading.Thread(target=self.run)\n        self._thread.start()\n\n    def run(self):\n        pass\n\n    def close(self):\n        self.open = False${end}\n`;
  const tests = "from app import Writer\n\n\ndef test_b():\n    Writer().close()\n";
  test("is waited for by the method that ends it", () => {
    expect(proposed("flaky.timing", { "app.py": writer(""), "tests/test_a.py": tests }, ["app.py", 13])[0]).toEqual({ "app.py": writer("\n        self._thread.join()") });
  });
  test("nothing where it is", () => {
    expect(proposed("flaky.timing", { "app.py": writer("\n        self._thread.join()"), "tests/test_a.py": tests }, ["app.py", 14])).toEqual([]);
  });
});

describe("flaky.clock", () => {
  test("only where the time zone turns it", () => {
    expect(all("flaky.clock", "from datetime import datetime\n\n\ndef f():\n    return datetime.now()\n", 5)).toEqual([]);
  });
});
