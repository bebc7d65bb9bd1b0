import { beforeAll, expect, test } from "@jest/globals";
import type { ExceptionFact } from "../../../src/probe/facts.js";
import { failure, only, session, supported, type Session } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";

const shop = `class Basket:
    def __init__(self):
        self.owner = None
    def add(self, item, *, count):
        return item

def find(key):
    return None

async def load(key):
    return [key]
`;

const tests = `import json
from unittest import mock
import pytest
from shop import Basket, find, load

def test_none_attribute():
    basket = Basket()
    assert basket.owner.name == "x"

def test_none_call():
    find(1)["a"]

def test_signature():
    Basket().add(1, 2, size=3)

def given():
    return Basket()

def test_signature_unknown_object():
    given().add(1)

def test_signature_of_class():
    Basket("ann")

def test_coroutine_used():
    rows = load(1)
    assert rows[0] == 1

def test_coroutine_dropped():
    load(
        2)

def test_missing_fixture(tmp_pathh):
    pass

def test_comparison():
    found = {"x": 1}
    assert found == {"x": 2}

def test_patch_target():
    with mock.patch("shop.nope"):
        pass

def test_module_attribute():
    json.dumpz({})

def test_key():
    {}["k\\udc80y"]

def test_index():
    items, at = [1], 4
    items[at]

def test_name():
    print(undefined_name)

def test_chain():
    try:
        open("missing.txt")
    except OSError as error:
        raise ValueError("no settings") from error

def test_decode():
    b"\\xff".decode()

@pytest.mark.xfail(reason="later", strict=True)
def test_strict_xfail():
    pass

@pytest.mark.xfail
def test_xfail():
    assert False

@pytest.mark.skip(reason="not today")
def test_skip():
    pass

def test_fine():
    print("fine")

class Odd(Exception):
    def __str__(self):
        raise SystemExit(3)
    __repr__ = __str__

def test_double():
    gateway = mock.Mock()
    gateway.charge() + 1

def test_hostile():
    raise Odd()
`;

for (const { python, pytest, requirements } of supported) {
  describePython(python, `failures under CPython ${python} and pytest ${pytest}`, () => {
    let run: Session;
    let project: string;
    beforeAll(async () => {
      project = await tempProject({ "shop.py": shop, "test_shop.py": tests });
      run = await session(await pythonEnv({ python, requirements }), project);
    });
    const raised = (name: string): ExceptionFact => {
      const [first] = failure(run.facts, name).exceptions;
      if (first === undefined) throw new Error(`${name} has no exception`);
      return first;
    };

    test("the session is told from start to end, without trouble", () => {
      expect(only(run.facts, "trouble")).toEqual([]);
      expect(only(run.facts, "session")[0]).toMatchObject({ rootdir: project, inipath: null, asyncio_mode: "strict" });
      expect(only(run.facts, "session")[0]?.pytest.startsWith(`${pytest}.`)).toBe(true);
      expect(run.exitCode).toBe(1);
      expect(run.facts.at(-1)).toEqual({ t: "finish", exit_status: 1 });
      expect(only(run.facts, "modules")[0]?.modules).toMatchObject({ shop: `${project}/shop.py`, test_shop: `${project}/test_shop.py` });
      expect(Object.keys(only(run.facts, "modules")[0]?.modules ?? {}).filter((name) => name.includes("python_trace"))).toEqual([]);
      expect(only(run.facts, "start")).toHaveLength(only(run.facts, "item").length);
    });

    test("an attribute of None names the expression and the frame's types", () => {
      const error = raised("test_none_attribute");
      expect(error.attribute).toMatchObject({ name: "name", owner_kind: "none", expr: "basket.owner" });
      expect(error.nones).toEqual(["basket.owner"]);
      expect(error.frames).toEqual([
        {
          file: `${project}/test_shop.py`,
          line: 8,
          func: "test_none_attribute",
          code: 'assert basket.owner.name == "x"',
          locals: { basket: "Basket" },
        },
      ]);
      expect(raised("test_none_call").nones).toEqual(["find(1)"]);
    });

    test("a call that does not fit names the definition and all that is wrong", () => {
      expect(raised("test_signature").call).toEqual({
        qualname: "Basket.add",
        module: "shop",
        file: `${project}/shop.py`,
        line: 4,
        signature: "add(item, *, count)",
        kind: "function",
        missing: ["count"],
        unexpected: ["size"],
        excess: 1,
      });
      expect(raised("test_signature_unknown_object").call).toMatchObject({ qualname: "Basket.add", missing: ["count"], excess: 0 });
      expect(raised("test_signature_of_class").call).toMatchObject({ qualname: "Basket", kind: "class", line: 2, excess: 1 });
    });

    test("coroutines are seen where they are used and where they were made", () => {
      expect(raised("test_coroutine_used").coroutines).toEqual(["rows"]);
      const dropped = only(run.facts, "dropped-coroutine").find((f) => f.node.endsWith("test_coroutine_dropped"));
      const line = tests.split("\n").indexOf("    load(") + 1;
      expect(dropped).toMatchObject({ qualname: "load", defined: { file: `${project}/shop.py`, line: 10 } });
      expect(dropped?.created).toEqual([{ file: `${project}/test_shop.py`, line, func: "test_coroutine_dropped" }]);
      const used = only(run.facts, "dropped-coroutine").find((f) => f.node.endsWith("test_coroutine_used"));
      expect(used?.created[0]?.func).toBe("test_coroutine_used");
      const warning = only(run.facts, "warning").find((f) => f.node.endsWith("test_coroutine_dropped"));
      expect(warning).toMatchObject({ category: "RuntimeWarning", message: "coroutine 'load' was never awaited" });
      expect(warning?.file).toBe(`${project}/test_shop.py`);
      expect(run.output).not.toContain("Coroutine created at");
    });

    test("a missing fixture comes with the names in reach", () => {
      const report = failure(run.facts, "test_missing_fixture");
      expect(report.phase).toBe("setup");
      expect(report.exceptions[0]?.fixture).toMatchObject({ name: "tmp_pathh", message: "fixture 'tmp_pathh' not found" });
      expect(report.exceptions[0]?.fixture?.available).toEqual(expect.arrayContaining(["tmp_path", "monkeypatch"]));
      expect(report.exceptions[0]?.fixture?.stack.map((f) => f.func)).toEqual(["test_missing_fixture"]);
    });

    test("an assert tells what it compared", () => {
      const report = failure(run.facts, "test_comparison");
      expect(report.assertion).toMatchObject({ op: "==", left_type: "dict", left: "{'x': 1}", right: "{'x': 2}" });
      expect(report.assertion?.explanation).toContain("Differing items");
      expect(report.longrepr).toContain("test_shop.py");
      expect(failure(run.facts, "test_key").assertion).toBeNull();
    });

    test("what exceptions carry by themselves is told", () => {
      expect(raised("test_patch_target").attribute).toMatchObject({
        name: "nope",
        owner: "shop",
        owner_kind: "module",
        owner_file: `${project}/shop.py`,
      });
      expect(raised("test_module_attribute").attribute).toMatchObject({ name: "dumpz", owner: "json", expr: "json" });
      expect(raised("test_key").key).toBe("'k\\udc80y'");
      expect(raised("test_index").key).toBe("4");
      expect(raised("test_name").name).toBe("undefined_name");
      expect(raised("test_decode").unicode).toEqual({ encoding: "utf-8", reason: "invalid start byte" });
      expect(raised("test_double").mocks).toEqual([{ expr: "gateway", type: "Mock" }]);
      const [outer, inner] = failure(run.facts, "test_chain").exceptions;
      expect(outer).toMatchObject({ type: "ValueError", link: "none", message: "no settings" });
      expect(inner).toMatchObject({ type: "FileNotFoundError", link: "cause", os: { errno: 2, filename: "missing.txt" } });
      expect(inner?.mro).toContain("OSError");
    });

    test("expected failures and skips carry their reasons", () => {
      const byName = (name: string) => only(run.facts, "report").filter((r) => r.node.endsWith(`::${name}`));
      expect(failure(run.facts, "test_strict_xfail").xfail).toBe("later");
      expect(byName("test_xfail").find((r) => r.phase === "call")).toMatchObject({ outcome: "skipped", xfail: "", skip_reason: null });
      expect(byName("test_skip")[0]).toMatchObject({ outcome: "skipped", xfail: null, skip_reason: "not today", exceptions: [] });
      expect(byName("test_fine").map((r) => [r.phase, r.outcome, r.longrepr])).toEqual([
        ["setup", "passed", ""],
        ["call", "passed", ""],
        ["teardown", "passed", ""],
      ]);
    });

    test("an exception that cannot be printed harms nobody", () => {
      expect(raised("test_hostile")).toMatchObject({ type: "Odd", message: "<no text: SystemExit>" });
    });
  });
}
