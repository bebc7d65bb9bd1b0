import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArguments } from "../../src/inputs/arguments.js";
import type { DiagnoseInputs } from "../../src/inputs.js";

let here = "";
beforeEach(() => { here = realpathSync(mkdtempSync(join(tmpdir(), "pt-toml-"))); });
afterEach(() => { rmSync(here, { recursive: true, force: true }); });

function inputs(table: string, words: readonly string[] = [], env: Record<string, string> = {}, folder = "."): DiagnoseInputs {
  mkdirSync(join(here, folder), { recursive: true });
  writeFileSync(join(here, folder, "pyproject.toml"), table);
  const call = parseArguments(["diagnose", folder, ...words], env, here, "0");
  if (call.kind !== "diagnose") throw new Error(call.kind);
  return call.inputs;
}

describe("[tool.python-trace]", () => {
  test("gives the same settings by the same names; the command line wins", () => {
    const table = `[tool.python-trace]\nreruns = 9\nmypy = "never"\njunit-xml = ["a.xml", "b.xml"]\npytest-log = "log.txt"\nnode-timeout = "2m"\npython = ".venv/bin/python"\n`;
    expect(inputs(table, ["--reruns", "2", "--junit-xml", "c.xml"])).toMatchObject({
      reruns: 2, mypy: "never", nodeTimeoutMs: 120_000, python: [".venv/bin/python"], sources: { junitXml: ["c.xml"], pytestLog: ["log.txt"] },
    });
  });

  test("its paths start at the project, also when the call comes from elsewhere", () => {
    const given = inputs(`[tool.python-trace]\njunit-xml = "reports/*.xml"\nout = "trace"\n`, [], {}, "a[1]/api");
    expect(given.sources.junitXml).toEqual(["a\\[1\\]/api/reports/*.xml"]);
    expect(given.out).toBe(join(here, "a[1]/api/trace"));
  });

  test.each([
    ["junitxml = \"a\"", 'pyproject.toml [tool.python-trace] junitxml: there is no such setting; known are junit-xml'],
    ["format = \"json\"", "there is no such setting"],
    ["reruns = \"x\"", 'pyproject.toml [tool.python-trace] reruns: "x" cannot be used; give a whole number'],
    ["reruns = { a = 1 }", "pyproject.toml [tool.python-trace] reruns: give a string, a number or a list of strings"],
    ["reruns = ", "pyproject.toml, which mentions python-trace, cannot be read"],
    ["out = \"..\"", 'pyproject.toml [tool.python-trace] out: ".." is the project itself or a folder around it'],
    ["plan = \"none.json\"", 'pyproject.toml [tool.python-trace] plan: "none.json" is not a file'],
  ])("%s is refused", (line, message) => {
    expect(() => inputs(`[tool.python-trace]\n${line}\n`)).toThrow(message);
  });

  test("another tool's table, none, or a file that is broken for reasons of its own, is nothing to us", () => {
    expect(inputs("[tool.black]\nline-length = 1\n").reruns).toBe(5);
    expect(inputs("[tool.pytest\nbroken").reruns).toBe(5);
  });

  test("in CI the change under trace cannot let a token through to the tests", () => {
    const table = `[tool.python-trace]\npass-env = ["GITHUB_TOKEN"]\n`;
    expect(inputs(table).passEnv).toEqual(["GITHUB_TOKEN"]);
    expect(() => inputs(table, [], { GITHUB_EVENT_NAME: "pull_request", GITHUB_REPOSITORY: "a/b" })).toThrow("pass-env: not allowed in CI");
  });
});
