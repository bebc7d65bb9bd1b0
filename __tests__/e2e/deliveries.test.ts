/** Where a report goes under other events, tokens and misfortunes: the built action, one step at a time. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { mergeGroupEvent, pullRequestEvent, scheduleEvent } from "../double/events.js";
import { reportSchema } from "../../src/report/schema.js";
import { permissions, workflows } from "../docs/workflows.js";
import type { Access, Identity } from "../double/identity.js";
import { type Double, startDouble } from "../double/server.js";
import type { PullRequest } from "../double/state.js";
import { unzip } from "../double/zip.js";
import { pythonEnv } from "../support/python.js";
import { main } from "./dist.js";
import { type Checkout, pullRequest } from "./history.js";
import { runStep } from "./runner.js";
import type { StepResult } from "./step.js";
import { ROOT, widgets } from "./widgets.js";

const repository = "acme/widgets";
const NODE = "tests/test_orders.py::test_total";
let python = "";
let double: Double;
let there: Checkout;
let pull: PullRequest;

beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });
beforeEach(async () => {
  double = await startDouble();
  double.repository(repository);
  double.token("ghs_write");
  there = widgets({});
  pull = double.pull({ repository, number: 42, head: { sha: there.head, ref: "topic", repo: repository }, base: { sha: there.base, ref: "main" } });
});
afterEach(async () => {
  await double.close();
  rmSync(there.folder, { recursive: true, force: true });
});

interface Given {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly eventName?: string;
  readonly event?: object;
  readonly cancel?: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
}
function step({ inputs = {}, eventName = "pull_request", event = pullRequestEvent(double, pull), cancel, env = {} }: Given = {}): Promise<StepResult> {
  return runStep({
    main, checkout: there.folder, eventName, event, double, token: "ghs_write", env, ...(cancel === undefined ? {} : { cancel }),
    inputs: { python, "node": NODE, "mypy": "never", "fix": "off", "reruns": "1", "job-status": "failure", "matrix": "null", ...inputs },
  });
}
const bundle = (name = "python-trace-CI-test-1"): string[] => [...unzip(double.uploaded(name)).keys()];

/** All but the comment: outputs, summary, bundle, and the root on its line. */
function expectTheRest({ exitCode, outputs, summary, annotations }: StepResult): void {
  expect({ exitCode, outputs }).toEqual({ exitCode: 0, outputs: expect.objectContaining({ "win": "FAIL", "comment-url": "" }) });
  expect(outputs["root-kinds"]?.split(",")).toContain(ROOT.kind);
  expect(summary).toMatch(/^WIN: FAIL$/m);
  expect(summary).toContain(`actions/runs/1/artifacts/${outputs["artifact-id"]}`);
  expect(bundle()).toEqual(expect.arrayContaining(["report.json", "report.md", "report.html", "handoff.json"]));
  expect(annotations).toContainEqual(expect.objectContaining({ level: "error", properties: expect.objectContaining({ file: ROOT.file, line: String(ROOT.line) }) }));
}

describe("an event that is no pull request's leaves no comment, but all else", () => {
  test("merge_group", async () => {
    expectTheRest(await step({ eventName: "merge_group", event: mergeGroupEvent(double, repository, there.base, there.head) }));
    expect(double.state.comments).toEqual([]);
  });
  test("schedule", async () => {
    const result = await step({ eventName: "schedule", event: scheduleEvent(double, repository) });
    expectTheRest(result);
    expect(double.requests.filter((r) => r.path.startsWith("/repos"))).toEqual([]);
    expect(result.annotations.filter((a) => a.level === "warning" && a.message.startsWith("comment"))).toEqual([]);
  });
});

describe("a comment that cannot be written silences no other sink", () => {
  test.each([
    [404, "Not Found"],
    [422, "Validation Failed"],
    [502, "Bad Gateway"],
  ])("%i", async (status, message) => {
    double.fail({ method: "POST", path: /\/issues\/42\/comments$/, times: 50, fault: { kind: "status", status, body: { message } } });
    const result = await step();
    expectTheRest(result);
    expect(double.state.comments).toEqual([]);
    const said = `comment: github.com answered ${status}: ${message}`;
    expect(result.annotations).toContainEqual(expect.objectContaining({ level: "warning", message: expect.stringContaining(said) }));
    expect(result.summary).toContain(`comment: not done: github.com answered ${status}`);
  });
});

test("a green pull request that was never red is left in peace, unless a comment is asked for", async () => {
  writeFileSync(join(there.folder, "report.xml"), '<testsuites><testsuite name="pytest" tests="1"><testcase classname="tests.test_orders" name="test_nothing_costs_nothing" time="0.01" /></testsuite></testsuites>');
  const inputs = { "node": "", "junit-xml": "report.xml", "job-status": "success" };
  const { outputs, summary } = await step({ inputs });
  expect(outputs["win"]).toBe("PASS");
  expect(summary).toMatch(/^WIN: PASS$/m);
  expect(double.state.comments).toEqual([]);
  await step({ inputs: { ...inputs, comment: "always" } });
  expect(double.state.comments).toHaveLength(1);
});

test("in a private repository the README's permissions are enough", async () => {
  double.repository(repository, { private: true });
  double.token("ghs_write", { permissions: readmePermissions() });
  const { outputs, annotations } = await step();
  expect(outputs["comment-url"]).toMatch(/^https:/);
  expect(annotations.filter((a) => a.level === "warning" && !("file" in a.properties))).toEqual([]);
});

test("a project in a folder of the repository: places, key and bundle name say so", async () => {
  rmSync(there.folder, { recursive: true, force: true });
  there = pullRequest({ "services/api/tests/test_a.py": "def test_a():\n    assert 1 + 1 == 2\n" }, "Count", { "services/api/tests/test_a.py": "def test_a():\n    assert 1 + 1 == 3\n" });
  pull.head.sha = there.head;
  const { outputs, annotations } = await step({ inputs: { "working-directory": "services/api", "node": "tests/test_a.py::test_a" } });
  expect(outputs["bundle"]).toBe(join(there.folder, "services/api/.python-trace"));
  expect(reportSchema.parse(JSON.parse(readFileSync(outputs["report"] ?? "", "utf8"))).chains[0]?.symptoms).toMatchObject([{ node: "tests/test_a.py::test_a", file: "tests/test_a.py" }]);
  expect(annotations.flatMap((a) => a.properties["file"] ?? [])).toContain("services/api/tests/test_a.py");
  expect(double.state.comments[0]?.body).toMatch(/^<!-- python-trace:key=CI\/test\/services\/api -->/);
  expect(double.state.comments[0]?.body).toContain(`/blob/${there.head}/services/api/tests/test_a.py#L2`);
  expect(bundle(double.state.artifacts[0]?.name)).toContain("report.json");
  expect(double.state.artifacts[0]?.name).toContain("services-api");
});

test("on GitHub Enterprise Server the bundle stays on the runner, and all else is done", async () => {
  const { outputs, summary, annotations } = await step({ env: { GITHUB_SERVER_URL: "https://github.example.com" } });
  expect(double.state.artifacts).toEqual([]);
  expect(annotations).toContainEqual(expect.objectContaining({ level: "warning", message: expect.stringMatching(/^artifact: .*GHES/) }));
  expect(double.state.comments[0]?.body).toContain(`https://github.example.com/${repository}/blob/`);
  expect(summary).toMatch(/^WIN: FAIL$/m);
  expect(existsSync(join(outputs["bundle"] ?? "", "report.json"))).toBe(true);
});

test("a second step of the same job keeps both bundles", async () => {
  await step();
  await step();
  const names = double.state.artifacts.filter((a) => a.finalized).map((a) => a.name);
  expect(names).toEqual(["python-trace-CI-test-1", expect.stringMatching(/^python-trace-CI-test-1-[0-9a-f]{6}$/)]);
});

test("a cancelled job has its report within 5 seconds", async () => {
  there.push("Hang", { "tests/test_slow.py": "import time\n\ndef test_slow():\n    time.sleep(600)\n" });
  const cancel = new AbortController();
  const running = step({ inputs: { node: "tests/test_slow.py::test_slow" }, cancel: cancel.signal });
  const traces = join(there.folder, ".python-trace", "traces");
  const started = (): boolean => existsSync(traces) && readdirSync(traces).some((file) => readFileSync(join(traces, file), "utf8").includes("git.base"));
  while (!started()) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const begun = performance.now();
  cancel.abort();
  const { outputs, summary } = await running;
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(outputs["win"]).toBe("FAIL");
  expect(summary).toContain("the run was stopped");
});

/** Of the README's workflow, in the double's words; what is not named there is none. */
function readmePermissions(): Identity["permissions"] {
  const named = permissions(workflows("README.md")[0] ?? "");
  const level = (scope: string): Access => { const said = named[scope]; return said === "read" || said === "write" ? said : "none"; };
  return { contents: level("contents"), pull_requests: level("pull-requests"), actions: level("actions"), issues: level("issues"), checks: level("checks") };
}
