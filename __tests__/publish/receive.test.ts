import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../src/adapters/github.js";
import { readEvent, type CiEvent } from "../../src/inputs/event.js";
import { placeOf } from "../../src/inputs/place.js";
import { findBundles, MOST_BUNDLES } from "../../src/publish/bundles.js";
import { receive, type Received } from "../../src/publish/receive.js";
import { readState } from "../../src/publish/state.js";
import type { Report } from "../../src/report/schema.js";
import { pullRequestEvent, pushEvent, workflowRunEvent } from "../double/events.js";
import { fakeSha } from "../double/seeds.js";
import { type Double, startDouble } from "../double/server.js";
import type { PullRequest, WorkflowRun } from "../double/state.js";
import { greenReport, singleReport } from "../support/report.js";

const repository = "acme/widgets";
let folder = "";
let double: Double;
let pull: PullRequest;
let run: WorkflowRun;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pt-receive-"));
  double = await startDouble();
  double.repository(repository);
  double.token("ghs_write");
  pull = double.pull({ repository, number: 42, head: { sha: fakeSha("fork"), ref: "patch-1", repo: "mallory/widgets" } });
  run = double.run({ repository, id: 77, headSha: pull.head.sha, headBranch: "patch-1", headRepository: "mallory/widgets" });
});
afterEach(async () => {
  await double.close();
  rmSync(folder, { recursive: true, force: true });
});

function bundle(name: string, report: unknown): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "report.json"), typeof report === "string" ? report : JSON.stringify(report));
  return path;
}
function event(name: string, payload: object): CiEvent {
  const path = join(folder, "event.json");
  writeFileSync(path, JSON.stringify(payload));
  const read = readEvent({ GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: repository, GITHUB_EVENT_PATH: path });
  if (read === null) throw new Error("no event");
  return read;
}
function post(names: readonly string[], of: CiEvent = event("workflow_run", workflowRunEvent(double, run)), key: string | null = null, comment: "auto" | "always" = "auto"): Promise<Received> {
  const github = connect({ token: "ghs_write", apiUrl: double.url, repository, abort: new AbortController().signal, second: 10 });
  const place = placeOf({ GITHUB_REPOSITORY: repository, GITHUB_WORKFLOW: "Publish", GITHUB_JOB: "post", GITHUB_RUN_ID: "77", GITHUB_RUN_ATTEMPT: "1" });
  return receive({ bundles: findBundles(names, folder), event: of, place, github, key, comment, pause: () => Promise.resolve() });
}
const posted = (): string[] => double.state.comments.map((c) => c.body);
const winOf = (text: string): string => /^WIN: (PASS|FAIL)$/m.exec(text)?.[1] ?? "none";

describe("a bundle of a fork's run", () => {
  test("is posted to the pull request of its head, which the event does not name", async () => {
    bundle("python-trace-CI-test-py312-1", singleReport());
    const { deliveries, commentUrls } = await post(["python-trace-CI-test-py312-1"]);
    expect(deliveries).toMatchObject([{ result: { kind: "done", said: expect.stringMatching(/^created/) } }]);
    expect(commentUrls).toHaveLength(1);
    expect(posted()[0]).toMatch(/^<!-- python-trace:key=CI\/CI-test-py312 -->\n### python-trace/);
    expect(posted()[0]).toContain("async.missing-await");
  });

  test("updates the same comment after the run's next attempt", async () => {
    bundle("python-trace-CI-test-1", singleReport());
    bundle("python-trace-CI-test-2", singleReport());
    await post(["python-trace-CI-test-1"]);
    await post(["python-trace-CI-test-2"]);
    expect(posted()).toHaveLength(1);
  });

  test("of a head that is no longer the pull request's is dropped with a note", async () => {
    bundle("b", singleReport());
    const before = event("workflow_run", workflowRunEvent(double, run));
    pull.head.sha = fakeSha("pushed since");
    const { deliveries } = await post(["b"], before);
    expect(deliveries).toMatchObject([{ result: { kind: "done", said: expect.stringContaining("no longer the head of #42") } }]);
    expect(posted()).toEqual([]);
  });

  test("another pull request of a branch of the same name is not taken for it", async () => {
    double.pull({ repository, number: 43, head: { sha: fakeSha("else"), ref: "patch-1", repo: "mallory/other" } });
    bundle("b", singleReport());
    await post(["b"]);
    expect(double.state.comments.map((c) => c.issue)).toEqual([42]);
  });
});

describe("what a bundle says of itself is not believed", () => {
  test("its attempt and mode: they are counted from the comment's own state", async () => {
    const claims = (number: number, mode: Report["attempt"]["mode"]): Report => ({ ...singleReport(), attempt: { number, mode, signature: "sig", changed: null } });
    bundle("b", claims(9, "escalation"));
    expect((await post(["b"])).reports[0]?.attempt).toMatchObject({ number: 1, mode: "fixer" });
    for (const [push, mode] of [[2, "fixer"], [3, "context-override"], [4, "escalation"]] as const) {
      run = double.run({ repository, id: 77 + push, headSha: fakeSha(`push ${push}`), headBranch: "patch-1", headRepository: "mallory/widgets" });
      pull.head.sha = run.headSha;
      Object.assign(pull, { commits: [...(push === 2 ? [{ sha: fakeSha("fork"), message: "first" }] : pull.commits), { sha: run.headSha, message: `push ${push}\n\nmore` }] });
      bundle("b", claims(1, "fixer"));
      expect((await post(["b"])).reports[0]?.attempt).toMatchObject({ number: push, mode });
    }
    expect(posted()).toHaveLength(1);
    expect(posted()[0]).toContain("[ATTEMPT: 4]");
    expect(posted()[0]).toContain("<ESCALATION>");
    expect(posted()[0]).not.toContain("C1.patch");
    expect(posted()[0]).toMatch(/what_was_tried:\n- attempt 2 \([0-9a-f]{7}\): “push 2”\n/);
    expect(posted()[0]).toMatch(/what_did_not_work:\n- attempt 1 \([0-9a-f]{7}\): still red, async\.missing-await at app\/client\.py:31\n/);
  });

  test.each([["success", "PASS"], ["failure", "FAIL"], ["cancelled", "FAIL"], [null, "FAIL"]] as const)("PASS after a red run, where this one ended in %s, is %s", async (conclusion, win) => {
    bundle("b", singleReport());
    await post(["b"]);
    pull.head.sha = fakeSha("pushed since");
    run = double.run({ repository, id: 78, headSha: pull.head.sha, headBranch: "patch-1", headRepository: "mallory/widgets", conclusion });
    bundle("b", greenReport());
    const { reports } = await post(["b"]);
    expect(posted().map(winOf)).toEqual([win]);
    expect(posted()[0]).toContain(`workflow run 78 → ${conclusion ?? "not concluded"}`);
    // Before and after.
    expect(posted()[0]).toContain(`run 2026-01-31T10:00:00Z-pr-42 at ${fakeSha("fork").slice(0, 7)} → failed there: tests/test_client.py::test_reuses_token`);
    expect(reports[0]?.attempt.number).toBe(win === "PASS" ? 1 : 2);
    expect(readState(posted()[0] ?? "")?.nodes.length).toBe(win === "PASS" ? 0 : 3);
  });

  test("a bundle in which nothing failed leaves a pull request that was never red in peace, whatever came of the run", async () => {
    for (const conclusion of ["success", "failure"] as const) {
      run = double.run({ repository, id: 79, headSha: pull.head.sha, headBranch: "patch-1", headRepository: "mallory/widgets", conclusion });
      bundle("b", greenReport());
      expect((await post(["b"])).deliveries).toMatchObject([{ result: { kind: "done", said: expect.stringContaining("nothing failed, and no earlier comment") } }]);
    }
    expect(posted()).toEqual([]);
    await post(["b"], undefined, null, "always");
    expect(posted().map(winOf)).toEqual(["FAIL"]);
  });

  test("green again and green for good: the comment says so once and then rests", async () => {
    bundle("b", singleReport());
    await post(["b"]);
    for (const push of ["one", "two"]) {
      pull.head.sha = fakeSha(push);
      run = double.run({ repository, id: 80, headSha: pull.head.sha, headBranch: "patch-1", headRepository: "mallory/widgets", conclusion: "success" });
      bundle("b", greenReport());
      await post(["b"]);
      expect(posted().map(winOf)).toEqual(["PASS"]);
    }
    expect(readState(posted()[0] ?? "")?.head).toBe(fakeSha("one"));
  });

  test("PASS in the same run: as the jobs that have ended say", async () => {
    const job = (name: string, conclusion: string | null) => double.job({ name, status: conclusion === null ? "in_progress" : "completed", conclusion });
    const own = double.pull({ repository, number: 50 });
    for (const [index, [jobs, win]] of ([[[job("test", "success"), job("post", null)], "PASS"], [[job("test", "failure"), job("post", null)], "FAIL"], [[job("post", null)], "FAIL"]] as const).entries()) {
      double.state.runs.length = 0;
      double.run({ repository, id: 77, headSha: own.head.sha, jobs });
      bundle("b", greenReport());
      await post(["b"], event("pull_request", pullRequestEvent(double, own)), `case ${index}`, "always");
      expect(winOf(posted()[index] ?? "")).toBe(win);
    }
  });

  test("its pull request: an event without one posts nothing", async () => {
    bundle("b", singleReport());
    const { deliveries } = await post(["b"], event("push", pushEvent(double, repository, fakeSha("a"), fakeSha("b"))));
    expect(deliveries).toMatchObject([{ result: { said: expect.stringContaining("is the head of no open pull request") } }]);
    expect(posted()).toEqual([]);
  });
});

describe("bundles that are hostile or broken", () => {
  test("one that is no report silences no other", async () => {
    bundle("all/a-broken", "{");
    bundle("all/b-other", JSON.stringify({ schema: "python-trace/report/v9" }));
    bundle("all/c-escapes", { ...singleReport(), trace: { ...singleReport().trace, file: "../../etc/passwd" } });
    bundle("all/d-good", singleReport());
    const { deliveries } = await post(["all"]);
    expect(deliveries.map((d) => d.result.kind)).toEqual(["failed", "failed", "failed", "done"]);
    expect(posted()).toHaveLength(1);
  });

  test("a report that is a link is not read", async () => {
    writeFileSync(join(folder, "secret.json"), JSON.stringify(singleReport()));
    mkdirSync(join(folder, "b"));
    symlinkSync(join(folder, "secret.json"), join(folder, "b", "report.json"));
    expect((await post(["b"])).deliveries).toMatchObject([{ result: { kind: "failed" } }]);
    expect(posted()).toEqual([]);
  });

  test("names of bundles forge neither a key nor a state", async () => {
    bundle("x--> <!-- python-trace:key=CI", singleReport());
    await post(["x--> <!-- python-trace:key=CI"]);
    expect(posted()[0]?.match(/<!--/g)).toHaveLength(2);
    expect(posted()[0]?.split("\n")[0]).toMatch(/^<!-- python-trace:key=[A-Za-z0-9._/ -]+-[0-9a-f]{8} -->$/);
  });

  test("more than a few are not all posted, and that is said", async () => {
    for (let n = 0; n < MOST_BUNDLES + 2; n += 1) bundle(`many/b${n}x`, "{");
    const { deliveries } = await post(["many"]);
    expect(deliveries).toHaveLength(MOST_BUNDLES + 2);
    expect(deliveries.at(-1)).toMatchObject({ result: { kind: "failed", reason: `more than ${MOST_BUNDLES} bundles` } });
  });

  test.each([["nowhere", "is not a folder"], [".", "holds no report.json"]])("%s: %s", (name, said) => {
    expect(() => findBundles([name], folder)).toThrow(said);
  });
});
