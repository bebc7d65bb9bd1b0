import { afterAll, afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTwoFilesPatch } from "diff";
import { connect } from "../../src/adapters/github.js";
import { suggest } from "../../src/publish/suggestions.js";
import type { Chain, Report } from "../../src/report/schema.js";
import { contentsOf, readPull } from "../double/git.js";
import { readOnly } from "../double/identity.js";
import { type Double, startDouble } from "../double/server.js";
import type { PullRequest } from "../double/state.js";
import { pullRequest, type Checkout } from "../e2e/history.js";
import { overrideReport, sampleChain, sampleReport, sampleRoot } from "../support/report.js";

const repository = "acme/widgets";
const FILE = "app/a.py";
const body = (call: string, top = ""): string => `${top}import time\n\n\nasync def refresh():\n    return 1\n\n\nasync def get():\n    ${call}\n    return 2\n`;
const RED = body("refresh()");
const GREEN = body("await refresh()");
const folders: string[] = [];
afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true, force: true }); });

let there: Checkout;
let double: Double;
let pull: PullRequest;

beforeEach(async () => {
  there = pullRequest({ [FILE]: body("pass") }, "Refresh", { [FILE]: RED });
  folders.push(there.folder);
  double = await startDouble();
  double.repository(repository);
  double.state.contents.set(repository, contentsOf(there.folder));
  double.token("ghs_write");
  double.token("ghs_read", { permissions: readOnly });
  pull = double.pull({ repository, number: 42 });
  pushed(there.head);
});
afterEach(() => double.close());

/** The pull request as github.com sees it once that commit is its head. */
function pushed(head: string): void {
  Object.assign(pull, readPull(there.folder, there.base, head, repository), { head: { sha: head, ref: "topic", repo: repository } });
}
const patchOf = (before: string, after: string): string => createTwoFilesPatch(`a/${FILE}`, `b/${FILE}`, before, after, undefined, undefined, { context: 3 });
function fixed(diff: string | null, over: Partial<NonNullable<Chain["fix"]>> = {}): Chain {
  return sampleChain({
    root: sampleRoot({ kind: "async.missing-await", file: FILE, line: 9, statement: "`refresh()` is called without `await`, @everyone <!-- x -->" }),
    fix: { status: "verified", patch: "fixes/C1.patch", before: ["E1"], after: ["E6"], summary: "awaits `refresh()`", diff, ...over },
  });
}
const red = (chain = fixed(patchOf(RED, GREEN)), over: Partial<Report> = {}): Report => sampleReport({ chains: [chain], ...over });
function run(report: Report, { key = "CI/test", token = "ghs_write", folder = "" }: { key?: string; token?: string; folder?: string | null } = {}): Promise<string | null> {
  const github = connect({ token, apiUrl: double.url, repository, abort: new AbortController().signal, second: 10 });
  return suggest(github, { report, pull: 42, head: pull.head.sha, key, folder });
}
const posted = () => double.state.reviewComments;

describe("a verified fix on lines of the change", () => {
  test("is suggested on the line, once, on the head commit", async () => {
    expect(await run(red())).toBe("1 posted");
    expect(posted()).toMatchObject([{ path: FILE, line: 9, startLine: null, side: "RIGHT", commitId: there.head }]);
    expect(posted()[0]?.body).toMatch(/^<!-- python-trace:suggestion=[0-9a-f]{16} key=CI\/test -->\n.*`refresh\(\)` is called without `await`/);
    expect(posted()[0]?.body).toMatch(/```suggestion\n {4}await refresh\(\)\n```$/);
    expect(posted()[0]?.body).not.toMatch(/[^`]@everyone|<!-- x/);
    expect(await run(red())).toBe("1 kept");
    expect(posted()).toHaveLength(1);
  });

  test("is one comment for all the legs that find it", async () => {
    await run(red(), { key: "CI/test/3.12" });
    expect(await run(red(), { key: "CI/test/3.13" })).toBe("1 kept");
    expect(posted()).toHaveLength(1);
  });

  test("is not repeated on a push that leaves its lines alone, and is hidden once they are others", async () => {
    await run(red());
    pushed(there.push("A line on top", { [FILE]: body("refresh()", "# top\n") }));
    expect(await run(red(fixed(patchOf(body("refresh()", "# top\n"), body("await refresh()", "# top\n")))))).toBe("1 kept");
    pushed(there.push("Another way", { [FILE]: body("refresh(1)") }));
    expect(await run(red(fixed(patchOf(body("refresh(1)"), body("await refresh(1)")))))).toBe("1 posted, 1 hidden as outdated");
    expect(posted().map((c) => c.minimized)).toEqual(["OUTDATED", null]);
    pushed(there.push("Await it", { [FILE]: body("await refresh(1)") }));
    expect(await run(sampleReport({ win: "PASS", chains: [] }))).toBe("1 hidden as outdated");
    expect(posted().map((c) => c.minimized)).toEqual(["OUTDATED", "OUTDATED"]);
    expect(await run(sampleReport({ win: "PASS", chains: [] }))).toBeNull();
  });

  test("finds the head's lines where the checkout is its merge into a base that has moved them", async () => {
    const merged = `# of the base\n# and more\n${RED}`;
    expect(await run(red(fixed(patchOf(merged, merged.replace("    refresh()", "    await refresh()")))))).toBe("1 posted");
    expect(posted()).toMatchObject([{ line: 9 }]);
  });

  test("finds the project's folder by the files of the change, where nobody names it", async () => {
    const diff = patchOf(RED, GREEN).replaceAll(FILE, "a.py");
    expect(await run(red(fixed(diff)), { folder: null })).toBe("1 posted");
    expect(posted()).toMatchObject([{ path: FILE }]);
  });

  test("may hold fences of its own", async () => {
    const fenced = body('"""\n    ```\n    """');
    await run(red(fixed(patchOf(RED, fenced))));
    expect(posted()[0]?.body).toMatch(/````suggestion\n {4}"""\n {4}```\n {4}"""\n````$/);
  });
});

describe("no suggestion", () => {
  const far = body("refresh()").replace("import time", "import times");
  test.each([
    ["is not verified", red(fixed(patchOf(RED, GREEN), { status: "proposed" }))],
    ["is not to be shown", red(fixed(null))],
    ["holds what cannot be seen", red(fixed(patchOf(RED, body("await refresh()  # \u202e"))))],
    ["holds a mark of ours", red(fixed(patchOf(RED, body("await refresh()  # [ATTEMPT: 9]"))))],
    ["holds what was redacted", red(fixed(patchOf(RED, body("f('[redacted:jwt]')"))))],
    ["lies beside the change", red(fixed(patchOf(RED, far)))],
    ["lies in part beside the change", red(fixed(patchOf(RED, far.replace("    refresh()", "    await refresh()"))))],
    ["is about lines that the head does not have", red(fixed(patchOf(body("refresh(7)"), GREEN)))],
    ["belongs to the fourth attempt", red(undefined, { attempt: { number: 4, mode: "escalation", signature: "x", changed: null } })],
    ["waits for a checklist", overrideReport(null)],
  ])("for a fix that %s", async (_, report) => {
    expect(await run(report)).toBeNull();
    expect(posted()).toEqual([]);
  });

  test("for a report whose head is no longer the pull request's", async () => {
    const report = red();
    const before = there.head;
    pushed(there.push("More", { "b.py": "x = 1\n" }));
    const github = connect({ token: "ghs_write", apiUrl: double.url, repository, abort: new AbortController().signal, second: 10 });
    expect(await suggest(github, { report, pull: 42, head: before, key: "k", folder: "" })).toMatch(/^not posted: the head is [0-9a-f]{7} now$/);
    expect(posted()).toEqual([]);
  });

  test("survives from the attempts before an escalation", async () => {
    await run(red());
    expect(await run(red(undefined, { attempt: { number: 4, mode: "escalation", signature: "x", changed: null } }))).toBe("1 hidden as outdated");
  });

  test("of somebody else is touched, whatever its text", async () => {
    await run(red());
    const [first] = posted();
    if (first === undefined) throw new Error("nothing posted");
    posted().push({ ...first, id: 1, nodeId: "PRRC_other", user: { login: "mallory", id: 9, type: "User" } });
    pushed(there.push("Await it", { [FILE]: GREEN }));
    expect(await run(sampleReport({ win: "PASS", chains: [] }))).toBe("1 hidden as outdated");
    expect(posted().map((c) => c.minimized)).toEqual(["OUTDATED", null]);
  });
});

describe("github.com's refusals", () => {
  test.each([
    [{ method: "POST", path: /\/reviews$/, fault: { kind: "status", status: 422, body: { message: "Unprocessable Entity", errors: ["Line could not be resolved"] } } }, /Line could not be resolved/],
    [{ method: "GET", path: /\/contents\//, fault: { kind: "status", status: 403, body: { message: "Resource not accessible by integration" } } }, /not accessible/],
  ] as const)("are told", async (rule, message) => {
    double.fail(rule);
    await expect(run(red())).rejects.toThrow(message);
    expect(posted()).toEqual([]);
  });

  test("a token that may only read posts none", async () => {
    await expect(run(red(), { token: "ghs_read" })).rejects.toThrow(/not accessible by integration/);
  });

  test("an answer that gets lost is not asked for twice", async () => {
    double.fail({ method: "POST", path: /\/reviews$/, fault: { kind: "lost-answer" } });
    await expect(run(red())).rejects.toThrow();
    expect(posted()).toHaveLength(1);
    expect(await run(red())).toBe("1 kept");
  });

  test("a file that is gone at the head carries none", async () => {
    double.state.contents.set(repository, () => null);
    expect(await run(red())).toBeNull();
  });
});

test("a file's name with signs of an address is asked for as it is", async () => {
  const odd = "app/a #1 {x}:y?.py";
  writeFileSync(join(there.folder, "unused"), "");
  execFileSync("git", ["checkout", "-q", "-f", "main"], { cwd: there.folder });
  pushed(there.push("Odd", { [odd]: RED }));
  expect(await run(red(fixed(patchOf(RED, GREEN).replaceAll(FILE, odd))))).toBe("1 posted");
  expect(posted()).toMatchObject([{ path: odd, line: 9 }]);
});
