/** The workflows of the documents, copied from them and run: what a user copies works. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { permissions, workflows } from "../docs/workflows.js";
import { pullRequestEvent, workflowRunEvent } from "../double/events.js";
import type { Access } from "../double/identity.js";
import { type Double, startDouble } from "../double/server.js";
import type { PullRequest } from "../double/state.js";
import { pythonEnv } from "../support/python.js";
import { actionFolder } from "./dist.js";
import type { Checkout } from "./history.js";
import { runWorkflow, type WorkflowResult } from "./runner.js";
import { ROOT, widgets } from "./widgets.js";
import { withAct } from "./with-act.js";

const repository = "acme/widgets";
const TITLE = /^### python-trace · 1 root explains 1 failed test/m;

/** Puts the Python of the test on PATH, as actions/setup-python does with one that it downloads. */
const SETUP_PYTHON = `
name: setup-python
description: Stands in for actions/setup-python where there is no network.
inputs: { python-version: { description: "" } }
runs:
  using: composite
  steps: [{ run: 'echo "$PYTHON_BIN" >> "$GITHUB_PATH"', shell: bash }]
`;
/** `gh run download RUN --pattern P --dir D`: each artifact that matches into a folder of its own, exit 1 where none does. */
const GH = `#!/usr/bin/env node
const { execFileSync } = require("node:child_process");
const { mkdirSync, writeFileSync } = require("node:fs");
const [, , , , run, , pattern, , folder] = process.argv;
const headers = { authorization: "Bearer " + process.env.GH_TOKEN };
const api = process.env.GITHUB_API_URL + "/repos/" + process.env.GH_REPO + "/actions";
const get = async (path) => { const r = await fetch(api + path, { headers }); if (!r.ok) throw new Error(path + ": " + r.status); return r; };
(async () => {
  const { artifacts } = await (await get("/runs/" + run + "/artifacts")).json();
  const wanted = artifacts.filter((a) => a.name.startsWith(pattern.replace("*", "")));
  if (wanted.length === 0) throw new Error("no artifact matches any of the names or patterns provided");
  for (const { id, name } of wanted) {
    mkdirSync(folder + "/" + name, { recursive: true });
    writeFileSync("download.zip", Buffer.from(await (await get("/artifacts/" + id + "/zip")).arrayBuffer()));
    execFileSync("python3", ["-m", "zipfile", "-e", "download.zip", folder + "/" + name]);
  }
})().catch((thrown) => { console.error(thrown.message); process.exit(1); });
`;

withAct("a workflow that is copied from", () => {
  let double: Double;
  let there: Checkout;
  let pull: PullRequest;
  let python = "";
  let stubs = "";
  let action = "";
  const [readme = "", test1 = "", post = ""] = [...workflows("README.md"), ...workflows("docs/forks.md")];

  beforeAll(async () => {
    python = await pythonEnv({ python: "any", requirements: ["pytest"] });
    action = actionFolder();
    stubs = mkdtempSync(join(tmpdir(), "stubs-"));
    mkdirSync(join(stubs, "setup-python"));
    writeFileSync(join(stubs, "setup-python", "action.yml"), SETUP_PYTHON);
    writeFileSync(join(stubs, "gh"), GH);
    chmodSync(join(stubs, "gh"), 0o755);
    process.env["PATH"] = `${stubs}${delimiter}${process.env["PATH"] ?? ""}`;
    there = widgets({ "requirements.txt": "", ".github/workflows/readme.yml": readme, ".github/workflows/ci.yml": test1, ".github/workflows/trace.yml": post });
    const head = there.push("Be quiet", { "tests/test_loud.py": "def test_loud():\n    pass\n" });
    double = await startDouble();
    double.repository(repository, { private: true });
    pull = double.pull({ repository, number: 42, head: { sha: head, ref: "topic", repo: "mallory/widgets" }, base: { sha: there.base, ref: "main" } });
  });
  afterAll(async () => {
    process.env["PATH"] = (process.env["PATH"] ?? "").replace(`${stubs}${delimiter}`, "");
    await double.close();
    for (const folder of [there.folder, action, stubs]) rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a workflow with a token that may just what the workflow asks for; on a fork's pull request never more than read. */
  function run(file: string, text: string, eventName: string, event: object, fork: boolean): Promise<WorkflowResult> {
    const named = permissions(text);
    const level = (scope: string): Access => (named[scope] === undefined ? "none" : named[scope] === "write" && !fork ? "write" : "read");
    double.token("ghs_asked", { permissions: { contents: level("contents"), pull_requests: level("pull-requests"), actions: level("actions") } });
    return runWorkflow({
      checkout: there.folder, workflow: `.github/workflows/${file}`, eventName, event, double, token: "ghs_asked", timeoutMs: 180_000,
      actions: { "OWNER/python-trace@v1": action, "actions/setup-python@v7": join(stubs, "setup-python") },
      env: { PYTHON_BIN: dirname(python), PYTHONDONTWRITEBYTECODE: "1", PIP_NO_INDEX: "1" },
    });
  }

  const traced = ({ steps }: WorkflowResult): string[] => steps.flatMap((step) => (step.name === "OWNER/python-trace@v1" ? [step.result] : []));

  test("docs/forks.md tests without a write and posts without running anything", async () => {
    const run1 = await run("ci.yml", test1, "pull_request", pullRequestEvent(double, pull), true);
    expect(traced(run1)).toEqual(["success"]);
    expect(run1.annotations.filter((a) => a.level === "warning" && a.properties["file"] === undefined)).toEqual([]);
    expect(double.state.artifacts.map((a) => a.name)).toEqual(["python-trace-CI-test-1"]);
    expect(double.requests.filter((r) => r.path.startsWith("/repos") && r.method !== "GET")).toEqual([]);

    const ci = double.run({ repository, id: 1, headSha: pull.head.sha, headBranch: "topic", headRepository: "mallory/widgets", conclusion: "failure" });
    const run2 = await run("trace.yml", post, "workflow_run", workflowRunEvent(double, ci), false);
    expect(run2.exitCode).toBe(0);
    expect(double.state.comments).toMatchObject([{ issue: 42, body: expect.stringMatching(/^<!-- python-trace:key=CI\/CI-test -->\n### python-trace/) }]);
    expect(double.state.comments[0]?.body).toMatch(TITLE);
    expect(double.state.comments[0]?.body).toContain(ROOT.kind);
  }, 300_000);

  test("docs/forks.md is quiet where a run left no bundle", async () => {
    const green = double.run({ repository, id: 2, headSha: pull.head.sha, headBranch: "topic", headRepository: "mallory/widgets", conclusion: "success" });
    const result = await run("trace.yml", post, "workflow_run", workflowRunEvent(double, green), false);
    expect(result.exitCode).toBe(0);
    expect(result.log).toContain("this run left no bundle");
    expect(double.state.comments).toHaveLength(1);
  });

  test("the README comments", async () => {
    const own = double.pull({ repository, number: 43, head: { ...pull.head, repo: repository }, base: pull.base });
    const result = await run("readme.yml", readme, "pull_request", pullRequestEvent(double, own), false);
    expect(traced(result)).toEqual(["success"]);
    expect(result.annotations.filter((a) => a.level === "warning" && a.properties["file"] === undefined)).toEqual([]);
    const [comment] = double.state.comments.filter((c) => c.issue === 43);
    expect(comment?.body).toMatch(TITLE);
    expect(comment?.body).toContain(`${ROOT.file}:${ROOT.line}`);
  });
});
