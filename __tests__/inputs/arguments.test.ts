import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UserError } from "../../src/errors.js";
import { parseArguments, type Call } from "../../src/inputs/arguments.js";
import type { DiagnoseInputs } from "../../src/inputs.js";

let here = "";
beforeAll(() => { here = realpathSync(mkdtempSync(join(tmpdir(), "pt-args-"))); });
afterAll(() => { rmSync(here, { recursive: true, force: true }); });

const parse = (words: readonly string[], env: Record<string, string> = {}): Call => parseArguments(words, env, here, "9.8.7");
function inputs(words: readonly string[], env: Record<string, string> = {}): DiagnoseInputs {
  const call = parse(words, env);
  if (call.kind !== "diagnose" && call.kind !== "plan") throw new Error(`a ${call.kind} call`);
  return call.inputs;
}
const refusal = (words: readonly string[]): string => {
  try {
    parse(words);
  } catch (thrown) {
    if (thrown instanceof UserError) return thrown.message;
    throw thrown;
  }
  return "(accepted)";
};

describe("what a call means", () => {
  test("no words: diagnose the current folder with the documented defaults", () => {
    expect(parse([])).toMatchObject({ kind: "diagnose", format: "text", quiet: false });
    expect(inputs([])).toEqual({
      project: here, cwd: here, base: null, head: null, python: null, pytestArgs: [], mypy: "auto", mypyTargets: [], reruns: 5,
      sources: { junitXml: [], reportLog: [], ctrf: [], pytestLog: [], mypyLog: [], nodes: [] },
      nodeTimeoutMs: 60_000, timeBudgetMs: 600_000, fix: "suggest", fixCommand: null, attempt: null, prior: null, brief: null,
      plan: null, smoke: [], passEnv: [], blockEnv: [], out: join(here, ".python-trace"), slug: "local",
    });
  });

  test("every option reaches the inputs, repeated ones in order", () => {
    writeFileSync(join(here, "steps.json"), '[{ "step_id": "T1", "title": "look" }]');
    mkdirSync(join(here, "app"), { recursive: true });
    const given = inputs([
      "diagnose", "app", "--junit-xml", "a.xml", "--junit-xml", "b/*.xml", "--report-log", "r.jsonl", "--ctrf", "c.json",
      "--pytest-log", "p.txt", "--mypy-log", "m.txt", "--node", "tests/t.py::test_x[a b]", "--base", "origin/main",
      "--python", "uv run --no-sync python", "--pytest-args", "-p no:cacheprovider -k 'a or b'", "--mypy", "always",
      "--mypy-target", "src", "--reruns", "7", "--node-timeout", "90", "--time-budget", "1.5h", "--fix", "off",
      "--fix-command", "agent --go", "--attempt", "3", "--brief", "add x", "--plan", "steps.json", "--smoke", "python -m pkg",
      "--pass-env", "A", "--block-env", "B", "--block-env", "C", "--out", "bundle",
    ]);
    expect(given).toMatchObject({
      project: join(here, "app"), cwd: here, base: "origin/main", python: ["uv", "run", "--no-sync", "python"],
      pytestArgs: ["-p", "no:cacheprovider", "-k", "a or b"], mypy: "always", mypyTargets: ["src"], reruns: 7,
      sources: { junitXml: ["a.xml", "b/*.xml"], reportLog: ["r.jsonl"], ctrf: ["c.json"], pytestLog: ["p.txt"], mypyLog: ["m.txt"], nodes: ["tests/t.py::test_x[a b]"] },
      nodeTimeoutMs: 90_000, timeBudgetMs: 5_400_000, fix: "off", fixCommand: "agent --go", attempt: 3, brief: "add x",
      plan: [{ id: "T1", title: "look", stage: null }], smoke: ["python -m pkg"], passEnv: ["A"], blockEnv: ["B", "C"], out: join(here, "bundle"),
    });
  });

  test("a node id that begins with a dash is a value, not an option", () => {
    expect(inputs(["--node", "-x.py::test_a", "--node=--y.py::t"]).sources.nodes).toEqual(["-x.py::test_a", "--y.py::t"]);
  });

  test("the other commands", () => {
    expect(parse(["publish", "one", "two"])).toEqual({ kind: "publish", bundles: ["one", "two"] });
    expect(parse(["query", "t.jsonl", "errors"])).toEqual({ kind: "query", trace: "t.jsonl", question: "errors" });
    expect(parse(["view", "bundle"])).toEqual({ kind: "view", bundle: "bundle" });
    expect(parse(["plan", "--node", "a.py::b"])).toMatchObject({ kind: "plan" });
    expect(parse(["--format", "json", "--quiet"])).toMatchObject({ kind: "diagnose", format: "json", quiet: true });
  });

  test("--version and --help are text to print, and the help shows commands, every option, examples and exit codes", () => {
    expect(parse(["--version"])).toEqual({ kind: "text", text: "9.8.7\n" });
    const help = parse(["--help"]);
    const text = help.kind === "text" ? help.text : "";
    for (const part of ["publish", "plan", "query", "view", "--junit-xml <GLOB>", "--time-budget <TIME>", "--quiet", "Examples:", "Exit code:"]) expect(text).toContain(part);
    const view = parse(["view", "--help"]);
    expect(view.kind === "text" ? view.text : "").toContain("HTML report");
  });
});

describe("what is refused, in one line that says what is allowed", () => {
  test.each([
    [["--reruns", "many"], "--reruns: \"many\" cannot be used; give a whole number from 1 to 1000"],
    [["--reruns", "0"], "--reruns: \"0\" cannot be used"],
    [["--attempt", "0"], "--attempt: \"0\" cannot be used; give a whole number from 1"],
    [["--node-timeout", "soon"], "--node-timeout: \"soon\" cannot be used; give a duration such as 45 (seconds), 45s, 10m or 1h"],
    [["--time-budget", "0"], "--time-budget: \"0\" cannot be used"],
    [["--time-budget", "25h"], "at most 24h"],
    [["--mypy", "maybe"], "--mypy: \"maybe\" cannot be used; give one of auto, always, never"],
    [["--fix", "all"], "give one of suggest, apply, off"],
    [["--format", "xml"], "--format: \"xml\" cannot be used; give one of text, markdown, json"],
    [["--junit-xml", ""], "--junit-xml: \"\" cannot be used; give a path or glob, not empty"],
    [["--python", " "], "--python: \" \" cannot be used; give a command"],
    [["--base", "--upload-pack=x"], "--base: \"--upload-pack=x\" cannot be used; give a commit, branch or tag"],
    [["--pass-env", "A=1"], "--pass-env: \"A=1\" cannot be used; give the name of an environment variable"],
    [["--plan", "nowhere.json"], "--plan: \"nowhere.json\" is not a file"],
    [["nowhere"], "PROJECT: \"nowhere\" is not a folder"],
    [["--out", "."], "--out: \".\" is the project itself or a folder around it"],
    [["--out", ".."], "--out: \"..\" is the project itself or a folder around it"],
    [["--frobnicate"], "unknown option '--frobnicate'"],
    [["a", "b"], "too many arguments"],
    [["--reruns"], "argument missing"],
    [["publish"], "missing required argument 'BUNDLE'"],
    [["query", "t.jsonl", "everything"], "QUESTION: \"everything\" cannot be used; give one of timeline, errors, summary"],
  ])("%j", (words, message) => {
    const said = refusal(words);
    expect(said).toContain(message);
    expect(said).not.toContain("\n");
  });

  test("a symbolic link in the project does not lead the bundle out of it", () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "pt-else-"));
    const project = join(here, "linked");
    mkdirSync(project);
    symlinkSync(elsewhere, join(project, ".python-trace"));
    expect(refusal(["linked"])).toBe("--out: \".python-trace\" is a symbolic link that leads out of the project; give a folder of its own for the bundle");
    rmSync(elsewhere, { recursive: true });
  });
});
