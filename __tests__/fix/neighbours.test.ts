import { expect, test } from "@jest/globals";
import { neighboursOf } from "../../src/fix/neighbours.js";
import type { ImportEdge } from "../../src/probe/imports/facts.js";

const PYTHON = ["pkg/__init__.py", "pkg/a.py", "pkg/b.py", "pkg/c.py", "tests/conftest.py", "tests/test_a.py", "tests/test_b.py", "tests/sub/conftest.py", "tests/sub/test_c.py", "tests/helper.py", "checks/c_test.py"];
const edge = (from: string, to: string): ImportEdge => ({ from, to, line: 1, when: "import" });
const EDGES = [edge("tests/test_a.py", "pkg/a.py"), edge("pkg/b.py", "pkg/a.py"), edge("tests/test_b.py", "tests/helper.py"), edge("tests/helper.py", "pkg/b.py"), edge("pkg/a.py", "pkg/b.py"), edge("checks/c_test.py", "pkg/c.py")];

test("tests that reach an edited file, over any number of steps and through a cycle; no file that is no test", () => {
  expect(neighboursOf(["pkg/a.py"], [], PYTHON, EDGES)).toEqual(["tests/test_a.py", "tests/test_b.py"]);
  expect(neighboursOf(["pkg/c.py"], [], PYTHON, EDGES)).toEqual(["checks/c_test.py"]);
});

test("the failing files, and an edited test itself", () => {
  expect(neighboursOf(["pkg/c.py"], ["tests/sub/test_c.py"], PYTHON, EDGES)).toEqual(["tests/sub/test_c.py", "checks/c_test.py"]);
  expect(neighboursOf(["tests/test_b.py"], [], PYTHON, [])).toEqual(["tests/test_b.py"]);
});

test("a conftest reaches the tests below it, settings reach all", () => {
  expect(neighboursOf(["tests/sub/conftest.py"], [], PYTHON, [])).toEqual(["tests/sub/test_c.py"]);
  expect(neighboursOf(["pyproject.toml"], [], PYTHON, [])).toHaveLength(4);
});
