import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { reportSchema } from "../../src/report/schema.js";
import { pullRequestEvent, pushEvent, workflowRunEvent } from "../double/events.js";
import { readOnly } from "../double/identity.js";
import { fakeSha } from "../double/seeds.js";
import { type Double, startDouble } from "../double/server.js";
import type { PullRequest } from "../double/state.js";
import { unzip } from "../double/zip.js";
import { pythonEnv } from "../support/python.js";
import { singleReport } from "../support/report.js";
import { stagedSources } from "../support/staged.js";
import { repositoryWith } from "./fixture.js";
import { runStep } from "./runner.js";
import type { StepResult } from "./step.js";

const repository = "acme/widgets";
const RED = "import os\n\ndef test_add():\n    assert 1 - 2 == 3\n";
/** Of the code under test: looks for tokens and for the runner's files, and tries to command the runner. */
const HOSTILE = `import os, glob

def test_add():
    for name in ("GITHUB_TOKEN", "ACTIONS_RUNTIME_TOKEN", "ACTIONS_ID_TOKEN_REQUEST_TOKEN", "GITHUB_ENV", "GITHUB_OUTPUT"):
        assert name not in os.environ, name
    assert not [n for n in os.environ if n.startswith("INPUT_")]
    assert os.environ["DATABASE_URL"] == "sqlite://"
    for path in glob.glob(os.path.join(os.environ["RUNNER_TEMP"], "env")):
        open(path, "a").write("LD_PRELOAD=/evil.so\\n")
    print("::error::pwned")
    raise AssertionError("\\n::add-mask::pwned\\n##[error]pwned\\n@everyone <!-- python-trace:key=CI/test -->")
`;
let main = "";
let python = "";
let double: Double;
let pull: PullRequest;
let checkout = "";

beforeAll(async () => {
  main = join(stagedSources("action"), "action.js");
  python = await pythonEnv({ python: "any", requirements: ["pytest"] });
});
beforeEach(async () => {
  double = await startDouble();
  double.repository(repository);
  double.token("ghs_write");
  double.token("ghs_read", { permissions: readOnly });
  checkout = repositoryWith({ "tests/test_a.py": RED });
  pull = double.pull({ repository, number: 42, title: "Subtract" });
  pull.head.sha = execFileSync("git", ["rev-parse", "HEAD"], { cwd: checkout, encoding: "utf8" }).trim();
});
afterEach(async () => {
  await double.close();
  rmSync(checkout, { recursive: true, force: true });
});

interface Given {
  readonly inputs?: Record<string, string>;
  readonly eventName?: string;
  readonly event?: object;
  readonly token?: string;
  readonly env?: Record<string, string>;
  readonly attempt?: number;
  readonly cancel?: AbortSignal;
}
function step({ inputs = {}, eventName = "pull_request", event = pullRequestEvent(double, pull), token = "ghs_write", env = {}, attempt = 1, cancel }: Given = {}): Promise<StepResult> {
  return runStep({
    main, checkout, eventName, event, double, token, runAttempt: attempt, ...(cancel === undefined ? {} : { cancel }),
    inputs: { "python": python, "node": "tests/test_a.py::test_add", "job-status": "failure", "matrix": "null", "fix": "off", ...inputs },
    env: { DATABASE_URL: "sqlite://", ...env },
  });
}
const comments = (): string[] => double.state.comments.map((c) => c.body);

describe("a red pull request", () => {
  test("gets comment, summary, annotation, artifact and outputs; the step stays green", async () => {
    const { exitCode, outputs, summary, annotations, commands } = await step();
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ "win": "FAIL", "attempt": "1", "bundle": join(checkout, ".python-trace"), "report": join(checkout, ".python-trace", "report.json") });
    expect(outputs["root-kinds"]).toMatch(/^[a-z-]+\.[a-z-]+/);
    expect(reportSchema.parse(JSON.parse(readFileSync(outputs["report"] ?? "", "utf8"))).run_id).toMatch(/-pr-42$/);
    expect(readFileSync(outputs["trace"] ?? "", "utf8").split("\n")[0]).toContain("plan.lay");
    expect(comments()).toHaveLength(1);
    expect(comments()[0]).toMatch(/^<!-- python-trace:key=CI\/test -->\n### python-trace/);
    expect(comments()[0]).toContain("WIN: FAIL");
    expect(comments()[0]).toContain("python-trace-CI-test-1");
    expect(outputs["comment-url"]).toBe(`https://github.com/${repository}/pull/42#issuecomment-${double.state.comments[0]?.id}`);
    const files = [...unzip(double.uploaded("python-trace-CI-test-1")).keys()];
    expect(files).toEqual(expect.arrayContaining(["report.json", "report.md", "report.html", "handoff.json"]));
    expect(files.some((f) => f.startsWith("traces/"))).toBe(true);
    expect(outputs["artifact-url"]).toContain(`/actions/runs/1/artifacts/${outputs["artifact-id"]}`);
    expect(summary).toContain("WIN: FAIL");
    expect(summary).toContain("comment: created");
    expect(annotations.filter((a) => a.properties["file"] === "tests/test_a.py").length).toBeGreaterThan(0);
    expect(commands.filter((c) => c.name === "group").length).toBe(commands.filter((c) => c.name === "endgroup").length);
  });

  test("a second run of the same head updates the comment and is no new attempt", async () => {
    await step();
    await step({ attempt: 2 });
    expect(comments()).toHaveLength(1);
    expect(comments()[0]).toContain("[ATTEMPT: 1]");
    expect(double.state.artifacts.map((a) => a.name)).toEqual(["python-trace-CI-test-1", "python-trace-CI-test-2"]);
  });

  test.each([
    ["deleted", () => { double.state.comments.length = 0; }],
    ["edited by somebody", () => { const [comment] = double.state.comments; if (comment !== undefined) comment.body = `${comment.body.split("\n", 1)[0] ?? ""}\nhello\n<!-- python-trace:state=e30 -->`; }],
  ])("a comment that was %s costs the count and no more", async (_, harm) => {
    await step();
    harm();
    pull.head.sha = fakeSha("pushed since");
    expect((await step()).outputs["attempt"]).toBe("1");
    expect(comments()).toEqual([expect.stringContaining("WIN: FAIL")]);
    pull.head.sha = fakeSha("and again");
    expect((await step()).outputs["attempt"]).toBe("2");
  });

  test.each([["never", 0], ["fail", 1], ["introduced", 1]] as const)("fail-on: %s ends the step with %i", async (failOn, code) => {
    const { exitCode, outputs } = await step({ inputs: { "fail-on": failOn, "comment": "never" } });
    expect(exitCode).toBe(code);
    expect(outputs["win"]).toBe("FAIL");
    expect(comments()).toEqual([]);
  });
});

describe("sinks fail alone", () => {
  test("a fork's token: the bundle, the summary and annotations stand, and the recipe is named", async () => {
    const { exitCode, summary, annotations, outputs } = await step({ token: "ghs_read" });
    expect(exitCode).toBe(0);
    expect(comments()).toEqual([]);
    expect(outputs["artifact-id"]).toMatch(/^\d+$/);
    expect(summary).toContain("WIN: FAIL");
    expect(summary).toContain("docs/forks.md");
    expect(annotations.filter((a) => a.level === "warning").map((a) => a.message).join()).toContain("docs/forks.md");
  });

  test("no artifact service: the rest stands", async () => {
    const { outputs, summary, annotations } = await step({ env: { ACTIONS_RESULTS_URL: "" } });
    expect(outputs).toMatchObject({ "win": "FAIL", "artifact-id": "" });
    expect(comments()).toHaveLength(1);
    expect(summary).toContain("artifact: not done");
    expect(annotations.map((a) => a.message).join()).toContain("no artifact service");
  });

  test("no summary file: the rest stands", async () => {
    const { outputs, annotations } = await step({ env: { GITHUB_STEP_SUMMARY: "" } });
    expect(outputs["win"]).toBe("FAIL");
    expect(comments()).toHaveLength(1);
    expect(annotations.map((a) => a.message).join()).toContain("no job summary");
  });
});

describe("events without a comment", () => {
  test("push: none, unless asked for and the commit is a pull request's head", async () => {
    const event = pushEvent(double, repository, "0".repeat(40), pull.head.sha);
    expect((await step({ eventName: "push", event })).summary).toContain("WIN: FAIL");
    expect(comments()).toEqual([]);
    await step({ eventName: "push", event, inputs: { comment: "always" } });
    expect(comments()).toHaveLength(1);
    pull.head.sha = fakeSha("moved on");
    const { summary, annotations } = await step({ eventName: "push", event, inputs: { comment: "always" } });
    expect(summary).toContain("is the head of no open pull request");
    expect(annotations.filter((a) => a.message.startsWith("comment"))).toEqual([]);
  });

  test("mode diagnose asks github.com for nothing", async () => {
    await step({ inputs: { mode: "diagnose" } });
    expect(double.requests.filter((r) => r.path.startsWith("/repos") || r.path === "/graphql")).toEqual([]);
    expect(double.state.artifacts).toHaveLength(1);
  });

  test("a green job with nothing to read and nothing remembered is left alone", async () => {
    const { exitCode, annotations, outputs } = await step({ inputs: { "node": "", "job-status": "success" } });
    expect({ exitCode, outputs }).toEqual({ exitCode: 0, outputs: {} });
    expect(annotations).toMatchObject([{ level: "notice", message: expect.stringContaining("nothing to trace") }]);
  });
});

describe("the code under test", () => {
  test("sees no token, commands nobody, and what it writes to the runner's files is taken out", async () => {
    writeFileSync(join(checkout, "tests/test_a.py"), HOSTILE);
    const { log, commands, exported, annotations, summary } = await step({ env: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: "oidc-token-value", GITHUB_TOKEN: "ghs_write" } });
    expect(exported).toEqual({});
    expect(commands.filter((c) => c.name === "add-mask" && c.message.includes("pwned"))).toEqual([]);
    expect(annotations.filter((a) => a.message === "pwned")).toEqual([]);
    expect(annotations.map((a) => a.message).join()).toContain("GITHUB_ENV");
    const report = readFileSync(join(checkout, ".python-trace", "report.json"), "utf8");
    expect(report).toContain("pwned");
    expect(`${log}${summary}${report}${comments().join()}`).not.toMatch(/ghs_write|oidc-token-value/);
    expect(comments()[0]?.match(/<!-- python-trace:key/g)).toHaveLength(1);
  });

  test("of a fork is not run on pull_request_target", async () => {
    pull.head.repo = "mallory/widgets";
    const { exitCode, annotations } = await step({ eventName: "pull_request_target", event: pullRequestEvent(double, pull) });
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ level: "error", message: expect.stringContaining("docs/forks.md") }]);
    expect(comments()).toEqual([]);
  });
});

test("a cancelled job: what is known stands in the summary within 5 s", async () => {
  writeFileSync(join(checkout, "tests/test_a.py"), "import time\ndef test_add():\n    time.sleep(61)\n");
  const cancel = new AbortController();
  const traces = join(checkout, ".python-trace", "traces");
  let cancelled = 0;
  const watch = setInterval(() => {
    if (!existsSync(traces) || !readdirSync(traces).some((f) => readFileSync(join(traces, f), "utf8").includes("env.python"))) return;
    clearInterval(watch);
    setTimeout(() => { cancelled = performance.now(); cancel.abort(); }, 1500);
  }, 50);
  const { summary, signal } = await step({ cancel: cancel.signal });
  expect(performance.now() - cancelled).toBeLessThan(5500);
  expect(signal).toBeNull();
  expect(summary).toContain("WIN: FAIL");
});

test.each([
  [{ mode: "both" }, 'input mode: "both" cannot be used; give one of auto, diagnose, publish, plan'],
  [{ reruns: "x" }, 'input reruns: "x" cannot be used'],
  [{ "working-directory": "nowhere" }, 'input working-directory: "nowhere" is not a folder'],
])("%j fails the step at once", async (inputs, message) => {
  const { exitCode, annotations } = await step({ inputs });
  expect(exitCode).toBe(1);
  expect(annotations).toMatchObject([{ level: "error", message: expect.stringContaining(message) }]);
  expect(double.requests).toEqual([]);
});

describe("the other modes", () => {
  test("publish posts what a fork's run left", async () => {
    const head = fakeSha("fork");
    double.pull({ repository, number: 43, head: { sha: head, ref: "patch-1", repo: "mallory/widgets" } });
    const run = double.run({ repository, id: 77, headSha: head, headBranch: "patch-1", headRepository: "mallory/widgets" });
    const path = join(checkout, "download", "python-trace-CI-test-1", "report.json");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(singleReport()));
    const { exitCode, outputs, summary } = await step({ eventName: "workflow_run", event: workflowRunEvent(double, run), inputs: { mode: "publish", bundles: "download", python: "/nowhere" } });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ "win": "FAIL", "attempt": "1", "root-kinds": "async.missing-await" });
    expect(double.state.comments).toMatchObject([{ issue: 43 }]);
    expect(summary).toContain("created");
  });

  test("plan gives a matrix", async () => {
    const { outputs } = await step({ inputs: { mode: "plan", node: "a.py::x\nb.py::y" } });
    expect(JSON.parse(outputs["matrix"] ?? "")).toMatchObject({ include: [{ name: "a.py", node: "a.py::x" }, { name: "b.py" }] });
  });
});
