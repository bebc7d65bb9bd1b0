import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { mergeGroupEvent, pullRequestEvent, pushEvent, scheduleEvent, workflowRunEvent } from "../double/events.js";
import { readOnly } from "../double/identity.js";
import { type Double, startDouble } from "../double/server.js";
import { unzip } from "../double/zip.js";
import type { PullRequest } from "../double/state.js";
import { repositoryWith } from "./fixture.js";
import { ensureAct, runStep, runWorkflow } from "./runner.js";

const action = `
name: tiny
description: Talks to everything that a step can talk to.
inputs:
  body: { description: "", required: true }
  job-status: { description: "", default: "\${{ job.status }}" }
  matrix: { description: "", default: "\${{ toJSON(matrix) }}" }
  github-token: { description: "", default: "\${{ github.token }}" }
runs: { using: node24, main: main.mjs }
`;

const main = `
import { appendFileSync, readFileSync } from "node:fs";
const input = (name) => process.env["INPUT_" + name.toUpperCase()] ?? "";
const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, "utf8"));
const url = process.env.GITHUB_API_URL + "/repos/" + process.env.GITHUB_REPOSITORY + "/issues/" + event.number + "/comments";
const body = input("body") + " " + input("job-status") + " " + (input("matrix") || "null");
const headers = { authorization: "Bearer " + input("github-token") };
const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ body }) });
appendFileSync(process.env.GITHUB_OUTPUT, "status=" + response.status + "\\nlines<<E\\na\\nb\\nE\\n");
appendFileSync(process.env.GITHUB_STEP_SUMMARY, "# Said " + input("job-status") + "\\n");
console.log("node " + process.versions.node.split(".")[0]);
console.log("::error file=a.py,line=3,title=a%2Cb::first%0Asecond");
console.log("::notice::token " + input("github-token"));
console.log("::stop-commands::fence");
console.log("::error::not for the runner");
console.log("::fence::");
`;

const workflow = `
name: CI
on: [pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    strategy: { fail-fast: false, matrix: { python: ["3.8", "3.14"] } }
    steps:
      - uses: actions/checkout@v7
      - { id: red, run: exit 3 }
      - { id: skipped, run: echo never }
      - { id: local, if: failure(), uses: ./, with: { body: failure } }
      - { id: remote, if: always(), uses: acme/tiny@v1, with: { body: always } }
`;

const context = `
name: Context
on: [pull_request, push, schedule, merge_group, workflow_run]
jobs:
  show:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - id: show
        run: |
          echo "event=\${{ github.event_name }}" >> "$GITHUB_OUTPUT"
          echo "ref=$GITHUB_REF" >> "$GITHUB_OUTPUT"
          echo "sha=$GITHUB_SHA" >> "$GITHUB_OUTPUT"
          echo "api=$GITHUB_API_URL $GITHUB_GRAPHQL_URL" >> "$GITHUB_OUTPUT"
          echo "run=$GITHUB_REPOSITORY $GITHUB_RUN_ID $GITHUB_RUN_ATTEMPT" >> "$GITHUB_OUTPUT"
`;

const artifact = `
name: Artifact
on: [pull_request]
jobs:
  upload:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - run: node upload.mjs
`;

const upload = `
import { DefaultArtifactClient } from ${JSON.stringify(new URL("../../node_modules/@actions/artifact/lib/artifact.js", import.meta.url).href)};
await new DefaultArtifactClient().uploadArtifact("bundle", ["ci.yml"], ".");
`;

const act = await ensureAct();
/** In CI act must be there; elsewhere a machine without it skips, with the reason in the name. */
const withAct = typeof act === "string" || process.env.CI !== undefined ? describe : describe.skip;
const why = typeof act === "string" ? "" : ` (${act.missing})`;

let checkout: string;
let double: Double;
let pull: PullRequest;
beforeAll(() => {
  checkout = repositoryWith({ "action.yml": action, "main.mjs": main, "ci.yml": workflow, "context.yml": context, "artifact.yml": artifact, "upload.mjs": upload });
});
afterAll(() => { rmSync(checkout, { recursive: true, force: true }); });
beforeEach(async () => {
  double = await startDouble();
  double.repository("acme/widgets");
  pull = double.pull({ repository: "acme/widgets", number: 42 });
  double.token("ghs_write");
  double.token("ghs_read", { permissions: readOnly });
});
afterEach(() => double.close());
const bodies = () => double.state.comments.map((comment) => comment.body);

withAct(`a workflow${why}`, () => {
  test("goes on after a failed step where it says so, and the action sees the job's state", async () => {
    const result = await runWorkflow({
      checkout,
      workflow: "ci.yml",
      eventName: "pull_request",
      event: pullRequestEvent(double, pull),
      double,
      token: "ghs_write",
      matrix: ["python:3.8"],
      actions: { "acme/tiny@v1": checkout },
    });
    const leg = JSON.stringify({ python: "3.8" }, null, 2);
    expect(bodies()).toEqual([`failure failure ${leg}`, `always failure ${leg}`]);
    expect(result.exitCode).toBe(1);
    const results = result.steps.map((step) => [step.id, step.result]);
    expect(results).toEqual([["0", "success"], ["red", "failure"], ["local", "success"], ["remote", "success"]]);
    expect(result.outputs.local).toEqual({ status: "201", lines: "a\nb" });
    expect(result.summary).toBe("# Said failure\n# Said failure\n");
    expect(result.log).toContain("node 24");
    expect(result.annotations.slice(0, 2)).toEqual([
      { level: "error", properties: { file: "a.py", line: "3", title: "a,b" }, message: "first\nsecond" },
      { level: "notice", properties: {}, message: "token ghs_write" },
    ]);
    expect(result.annotations).toHaveLength(4);
    expect(result.log).not.toContain("ghs_write");
  });

  test("runs each leg of a matrix, with a token that may only read", async () => {
    const event = pullRequestEvent(double, pull);
    const actions = { "acme/tiny@v1": checkout };
    const result = await runWorkflow({ checkout, workflow: "ci.yml", eventName: "pull_request", event, double, token: "ghs_read", actions });
    expect(bodies()).toEqual([]);
    expect(result.outputs.local?.status).toBe("403");
    const legs = new Set(result.steps.map((step) => step.matrix?.python));
    expect([...legs].sort()).toEqual(["3.14", "3.8"]);
  });

  test("is started by each event that we care for, with its refs", async () => {
    const run = double.run({ repository: "acme/widgets", id: 9, headSha: pull.head.sha });
    const [a, b] = ["a".repeat(40), "b".repeat(40)];
    const seen: (string | undefined)[] = [];
    for (const [eventName, event] of [
      ["pull_request", pullRequestEvent(double, pull)],
      ["push", pushEvent(double, "acme/widgets", a, b, "refs/heads/topic")],
      ["schedule", scheduleEvent(double, "acme/widgets")],
      ["merge_group", mergeGroupEvent(double, "acme/widgets", a, b)],
      ["workflow_run", workflowRunEvent(double, run)],
    ] as const) {
      const result = await runWorkflow({ checkout, workflow: "context.yml", eventName, event, double, token: "ghs_read", runId: 77, runAttempt: 2 });
      const { show } = result.outputs;
      seen.push(`${show?.event} ${show?.ref}`);
      expect(show).toMatchObject({ api: `${double.url} ${double.url}/graphql`, run: "acme/widgets 77 2" });
      expect(show?.sha).toBe(execFileSync("git", ["rev-parse", "HEAD"], { cwd: checkout, encoding: "utf8" }).trim());
    }
    expect(seen).toEqual([
      "pull_request refs/pull/42/merge",
      "push refs/heads/topic",
      "schedule refs/heads/main",
      `merge_group refs/heads/gh-readonly-queue/main/pr-1-${a}`,
      "workflow_run refs/heads/main",
    ]);
  });

  test("uploads artifacts to the run that it is", async () => {
    const event = pullRequestEvent(double, pull);
    const result = await runWorkflow({ checkout, workflow: "artifact.yml", eventName: "pull_request", event, double, token: "ghs_read", runId: 77 });
    expect(result.exitCode).toBe(0);
    expect(double.state.artifacts).toMatchObject([{ name: "bundle", runId: "77" }]);
    expect(unzip(double.uploaded("bundle")).get("ci.yml")?.toString()).toBe(workflow);
  });
});

describe("a step without a workflow", () => {
  const step = (token: string, inputs: Readonly<Record<string, string>>) => {
    const event = pullRequestEvent(double, pull);
    return runStep({ main: join(checkout, "main.mjs"), checkout, eventName: "pull_request", event, double, token, inputs });
  };

  test("gives what the action said in each of its ways", async () => {
    const result = await step("ghs_write", { body: "hello", "job-status": "success" });
    expect(bodies()).toEqual(["hello success null"]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { status: "201", lines: "a\nb" }, summary: "# Said success\n" });
    expect(result.log).toMatch(/^node 24$/m);
    expect(result.annotations).toEqual([
      { level: "error", properties: { file: "a.py", line: "3", title: "a,b" }, message: "first\nsecond" },
      { level: "notice", properties: {}, message: "token ghs_write" },
    ]);
  });

  test("sees only the environment that it was given", async () => {
    process.env.GITHUB_HEAD_REF = "leaked";
    process.env.INPUT_BODY = "leaked";
    try {
      await step("ghs_write", { "job-status": "success" });
      expect(bodies()).toEqual([" success null"]);
    } finally {
      delete process.env.GITHUB_HEAD_REF;
      delete process.env.INPUT_BODY;
    }
  });
});
