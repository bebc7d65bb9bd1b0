import { expect, test } from "@jest/globals";
import { readFile } from "node:fs/promises";
import { SaxesParser } from "saxes";
import { only, session, supported } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";

const odd = `import pytest

IDS = ["a::b", "[x]", "two words", "q'\\"q", "new\\nline", "naïve", "\\udc80", "-dash", "$(id)", "a/b.py", "<&>", ""]

@pytest.mark.parametrize("value", IDS, ids=IDS)
def test_id(value):
    pass

class TestGroup:
    class TestInner:
        @pytest.mark.parametrize("a", [1.5, None])
        def test_deep(self, a):
            pass
`;

const mixed = `import unittest
import pytest

@pytest.fixture(scope="module")
def given():
    return 1

@pytest.fixture
async def later():
    return 2

@pytest.mark.asyncio
async def test_async(later):
    assert later == 2

@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_anyio(anyio_backend):
    assert False, "anyio"

def test_sub(subtests, given):
    with subtests.test(msg="first"):
        assert given == 2

class Case(unittest.TestCase):
    def test_case(self):
        self.assertEqual(1, 2)

def documented():
    """
    >>> documented()
    3
    """
`;

async function junitOf(path: string): Promise<{ classname: string; name: string }[]> {
  const found: { classname: string; name: string }[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "testcase") found.push({ classname: attributes["classname"] ?? "", name: attributes["name"] ?? "" });
  });
  parser.write(await readFile(path, "utf8")).close();
  return found;
}

for (const { python, pytest, requirements } of supported) {
  describePython(python, `items under CPython ${python} and pytest ${pytest}`, () => {
    const env = () => pythonEnv({ python, requirements });

    test("odd ids have the address that the junit writer gives them, and are found by it", async () => {
      const project = await tempProject({ "tests/unit/test_odd.py": odd, "tests/other/test_odd.py": odd });
      const args = ["--import-mode=importlib", "--junitxml=junit.xml"];
      const { facts } = await session(await env(), project, { args });
      const items = only(facts, "item");
      expect(items).toHaveLength(28);
      expect(items.map((item) => item.junit)).toEqual(await junitOf(`${project}/junit.xml`));
      expect(only(facts, "start").map((f) => f.node)).toEqual(items.map((item) => item.node));
      expect(items.map((item) => item.node)).toContain("tests/unit/test_odd.py::TestGroup::TestInner::test_deep[1.5]");

      const select = items.filter((item) => item.node.startsWith("tests/other")).map((item) => item.junit).slice(0, 12);
      const again = await session(await env(), project, { args, select });
      expect(only(again.facts, "item").map((item) => item.junit)).toEqual(select);
      expect(again.exitCode).toBe(0);
    });

    test("an address from another root folder is found by its end, one from nowhere finds nothing", async () => {
      const project = await tempProject({ "tests/test_a.py": "def test_x():\n    pass\n", "tests/test_b.py": "def test_x():\n    pass\n" });
      const select = [{ classname: "backend.tests.test_a", name: "test_x" }, { classname: "tests.test_c", name: "test_x" }];
      const { facts, exitCode } = await session(await env(), project, { select });
      expect(only(facts, "item").map((item) => item.node)).toEqual(["tests/test_a.py::test_x"]);
      expect(exitCode).toBe(0);
    });

    test("beside other plugins each kind of test is told once", async () => {
      const project = await tempProject({ "test_mixed.py": mixed, "pytest.ini": "[pytest]\nasyncio_mode = auto\n" });
      const { facts, exitCode } = await session(await env(), project, { args: ["--doctest-modules"] });
      const items = new Map(only(facts, "item").map((item) => [item.node.split("::").at(-1), item]));
      expect(exitCode).toBe(1);
      expect(only(facts, "trouble")).toEqual([]);
      expect(only(facts, "session")[0]?.asyncio_mode).toBe("auto");
      expect([...items].map(([name, item]) => [name, item.kind]).sort()).toEqual([
        ["test_anyio[asyncio]", "async-function"],
        ["test_async", "async-function"],
        ["test_case", "unittest"],
        ["test_mixed.documented", "doctest"],
        ["test_sub", "function"],
      ]);
      expect(items.get("test_async")?.markers).toContain("asyncio");
      expect(items.get("test_sub")?.fixtures.find((f) => f.name === "given")).toEqual({
        name: "given",
        scope: "module",
        file: `${project}/test_mixed.py`,
        line: 5,
        async: false,
      });
      const failed = only(facts, "report").filter((r) => r.outcome === "failed");
      expect(new Set(failed.map((r) => r.node.split("::").at(-1)))).toEqual(
        new Set(["test_anyio[asyncio]", "test_sub", "test_case", "test_mixed.documented"]),
      );
      const anyio = failed.find((r) => r.node.includes("anyio"))?.exceptions[0];
      expect(anyio?.frames[0]).toMatchObject({ func: "test_anyio", code: 'assert False, "anyio"' });
    });

    test("with workers the results are told once, by the process that reports", async () => {
      const project = await tempProject({ "test_w.py": "def test_a():\n    assert 1 == 2\n\ndef test_b():\n    pass\n" });
      const { facts, exitCode } = await session(await env(), project, { args: ["-n", "2"] });
      const calls = only(facts, "report").filter((r) => r.phase === "call");
      expect(exitCode).toBe(1);
      expect(calls.map((r) => [r.node, r.outcome]).sort()).toEqual([["test_w.py::test_a", "failed"], ["test_w.py::test_b", "passed"]]);
      expect(calls.find((r) => r.outcome === "failed")?.longrepr).toContain("assert 1 == 2");
    });
  });
}
