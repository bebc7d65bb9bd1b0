import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readStepInputs, type StepInputs } from "../../src/inputs/action.js";
import { OPTIONS } from "../../src/inputs/options.js";

let here = "";
beforeAll(() => {
  here = realpathSync(mkdtempSync(join(tmpdir(), "pt-action-")));
  mkdirSync(join(here, "services/api"), { recursive: true });
});
afterAll(() => { rmSync(here, { recursive: true, force: true }); });

const head = "1".repeat(40);
const base = "2".repeat(40);

/** Inputs as `with:` gives them, and the event. */
function read(inputs: Record<string, string>, eventName = "push", payload: object = {}): StepInputs {
  const path = join(here, "event.json");
  writeFileSync(path, JSON.stringify(payload));
  const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
  return readStepInputs({ ...given, GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: "acme/widgets", GITHUB_REF_NAME: "main" }, here);
}
const pullRequest = (from = "acme/widgets"): object => ({
  number: 42, pull_request: { number: 42, title: "Cache the token", head: { sha: head, ref: "x", repo: { full_name: from } }, base: { sha: base, ref: "main", repo: { full_name: "acme/widgets" } } },
});
const workflowRun = (from: string): object => ({ workflow_run: { id: 1, event: "pull_request", head_sha: head, head_branch: "x", head_repository: { full_name: from }, conclusion: "failure" } });

describe("inputs of the action", () => {
  test("defaults, where every input is empty", () => {
    const names = ["mode", "junit-xml", "reruns", "matrix", "comment", "annotations", "github-token", "artifact-name", "attempt"];
    expect(read(Object.fromEntries(names.map((n) => [n, ""])))).toMatchObject({
      mode: "auto", token: null, jobStatus: null, leg: {}, workingDirectory: ".", bundles: [], comment: "auto", commentKey: null,
      annotations: true, artifactName: null, retentionDays: null, failOn: "never",
    });
    expect(read({}).diagnose()).toMatchObject({ project: here, cwd: here, reruns: 5, out: join(here, ".python-trace"), slug: "main" });
  });

  test("lists have a value a line; globs start in the working directory", () => {
    const inputs = read({ "working-directory": "services/api", "junit-xml": "a.xml\n  b/*.xml  \n\n", "node": "tests/t.py::test_x[a b]\ntests/t.py::test_y", "pytest-args": "-p no:x -q" }).diagnose();
    expect(inputs).toMatchObject({ project: join(here, "services/api"), cwd: join(here, "services/api"), pytestArgs: ["-p", "no:x", "-q"] });
    expect(inputs.sources).toMatchObject({ junitXml: ["a.xml", "b/*.xml"], nodes: ["tests/t.py::test_x[a b]", "tests/t.py::test_y"] });
  });

  test("a pull request gives base, head, brief and slug", () => {
    expect(read({}, "pull_request", pullRequest()).diagnose()).toMatchObject({ base, head, brief: "Cache the token", slug: "pr-42" });
    expect(read({ base: "v1", brief: "mine" }, "pull_request", pullRequest()).diagnose()).toMatchObject({ base: "v1", brief: "mine" });
  });

  test("a push gives before and after, but not the zeros of a new branch", () => {
    expect(read({}, "push", { before: base, after: head }).diagnose()).toMatchObject({ base, head, slug: "main" });
    expect(read({}, "push", { before: "0".repeat(40), after: head }).diagnose()).toMatchObject({ base: null, head });
  });

  test("an event of another shape counts as empty", () => {
    expect(read({}, "pull_request", { pull_request: { number: "x" } }).diagnose()).toMatchObject({ base: null, head: null, slug: "main" });
  });

  test("the matrix leg", () => {
    expect(read({ matrix: '{"python": "3.12", "os": {"name": "x"}}' }).leg).toEqual({ python: "3.12", os: { name: "x" } });
    expect(read({ matrix: "null" }).leg).toEqual({});
  });

  test.each([
    [{ mode: "both" }, 'input mode: "both" cannot be used; give one of auto, diagnose, publish, plan'],
    [{ "fail-on": "always" }, 'input fail-on: "always" cannot be used; give one of never, fail, introduced'],
    [{ comment: "yes" }, "input comment"],
    [{ annotations: "on" }, 'input annotations: "on" cannot be used; give true or false'],
    [{ "retention-days": "0" }, "input retention-days"],
    [{ "artifact-name": "a/b" }, 'input artifact-name: "a/b" cannot be used'],
    [{ matrix: "[1]" }, "input matrix"],
    [{ matrix: "{" }, "input matrix"],
  ])("%j is refused", (inputs, message) => {
    expect(() => read(inputs)).toThrow(message);
  });

  test.each([
    [{ reruns: "five" }, 'input reruns: "five" cannot be used; give a whole number'],
    [{ "working-directory": "nowhere" }, 'input working-directory: "nowhere" is not a folder'],
    [{ "time-budget": "-1" }, "input time-budget"],
    [{ out: "." }, "input out"],
  ])("%j is refused when it is needed", (inputs, message) => {
    expect(() => read(inputs).diagnose()).toThrow(message);
  });
});

describe("a fork's code is not run beside a token that may write", () => {
  test.each([
    ["pull_request_target", pullRequest("mallory/widgets"), "mallory/widgets's"],
    ["workflow_run", workflowRun("mallory/widgets"), "mallory/widgets's"],
    ["workflow_run", {}, "may be a fork's"],
    ["issue_comment", { issue: { number: 42, pull_request: {} } }, "may be a fork's"],
  ])("on %s", (name, payload, said) => {
    expect(() => read({}, name, payload).diagnose()).toThrow(said);
    expect(() => read({}, name, payload).diagnose()).toThrow("docs/forks.md");
  });

  test.each([
    ["pull_request", pullRequest("mallory/widgets")],
    ["pull_request_target", pullRequest()],
    ["workflow_run", workflowRun("acme/widgets")],
    ["issue_comment", { issue: { number: 42 } }],
    ["push", {}],
  ])("but it is run on %s where the token is harmless or the code our own", (name, payload) => {
    expect(read({}, name, payload).diagnose().project).toBe(here);
  });

  test("publish reads nothing of the checkout, so a fork's event is no obstacle", () => {
    expect(read({ mode: "publish", bundles: "a\nb" }, "workflow_run", workflowRun("mallory/widgets"))).toMatchObject({ mode: "publish", bundles: ["a", "b"] });
  });
});

test("action.yml has every setting as an input, with the default that the code has", () => {
  const yaml = readFileSync(fileURLToPath(new URL("../../action.yml", import.meta.url)), "utf8");
  const inputs = yaml.slice(yaml.indexOf("inputs:"), yaml.indexOf("outputs:"));
  const names = [...inputs.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name ?? "");
  expect(names).toEqual(expect.arrayContaining(Object.keys(OPTIONS)));
  const defaults: Record<string, string> = Object.fromEntries([...inputs.matchAll(/^ {2}([\w-]+):\n {4}description: .*\n {4}default: "?([^"\n]*)"?$/gm)].map(([, name = "", value = ""]) => [name, value]));
  expect(defaults).toMatchObject({ "github-token": "${{ github.token }}", "job-status": "${{ job.status }}", "matrix": "${{ toJSON(matrix) }}" });
  const plain = Object.fromEntries(Object.entries(defaults).filter(([, value]) => !value.startsWith("${{")));
  const { event: left, diagnose: without, ...bare } = read({});
  const { event: right, diagnose: withDefaults, ...full } = read(plain);
  expect(full).toEqual(bare);
  expect(withDefaults()).toEqual(without());
  expect(left).toEqual(right);
});
