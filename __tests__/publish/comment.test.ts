import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { connect } from "../../src/adapters/github.js";
import type { Prior } from "../../src/inputs.js";
import { putComment, readPrior, type CommentDraft, type CommentOutcome } from "../../src/publish/comment.js";
import type { GitHub } from "../../src/publish/port.js";
import { compose } from "../../src/publish/state.js";
import { readOnly } from "../double/identity.js";
import { fakeSha } from "../double/seeds.js";
import { type Double, startDouble } from "../double/server.js";
import type { PullRequest } from "../double/state.js";

const repository = "acme/widgets";
const state: Prior = { head: fakeSha("branch-42"), runId: "2026-01-31T10:00:00Z-pr-42", signatures: { abc: 2 }, nodes: ["tests/t.py::test_x"], mypy: ["app"], pushes: [] };
let double: Double;
let pull: PullRequest;
let github: GitHub;

/** Waits are a hundredth of the real ones. */
const as = (token: string): GitHub => connect({ token, apiUrl: double.url, repository, abort: new AbortController().signal, second: 10 });
const put = (over: Partial<CommentDraft> = {}, by: GitHub = github): Promise<CommentOutcome> =>
  putComment(by, { pull: 42, head: pull.head.sha, key: "CI/test", remembered: state, render: () => "### hello", ...over }, () => Promise.resolve());
const bodies = (): string[] => double.state.comments.map((c) => c.body);

beforeEach(async () => {
  double = await startDouble();
  double.repository(repository);
  pull = double.pull({ repository, number: 42 });
  double.token("ghs_write");
  double.token("ghs_read", { permissions: readOnly });
  github = as("ghs_write");
});
afterEach(() => double.close());

describe("one comment for each pull request and key", () => {
  test("is created, then updated in place, and remembers", async () => {
    expect(await put()).toMatchObject({ kind: "created", url: expect.stringContaining("#issuecomment-") });
    expect(await put({ render: () => "### again" })).toMatchObject({ kind: "updated" });
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toMatch(/^<!-- python-trace:key=CI\/test -->\n### again\n\n<!-- python-trace:state=[\w-]+ -->$/);
    expect(await readPrior(github, 42, "CI/test")).toEqual(state);
  });

  test("another key is another comment", async () => {
    await put();
    await put({ key: "CI/test/py312" });
    expect(bodies()).toHaveLength(2);
    expect(await readPrior(github, 42, "CI/other")).toBeNull();
  });

  test("is found among many, over several pages", async () => {
    const mine = double.comment({ repository, issue: 42, body: compose("CI/test", "old", null) });
    for (let n = 0; n < 230; n += 1) double.comment({ repository, issue: 42, body: `noise ${n}` });
    expect(await put()).toMatchObject({ kind: "updated" });
    expect(mine.body).toContain("### hello");
    expect(double.state.comments).toHaveLength(231);
  });

  test("somebody else's comment with our key is left alone, and its state not read", async () => {
    const forged = double.comment({ repository, issue: 42, body: compose("CI/test", "forged", { ...state, signatures: { abc: 99 } }), user: { login: "mallory", id: 9, type: "User" } });
    const lookalike = double.comment({ repository, issue: 42, body: forged.body, user: { login: "github-actions", id: 10, type: "User" } });
    expect(await readPrior(github, 42, "CI/test")).toBeNull();
    expect(await put()).toMatchObject({ kind: "created" });
    expect([forged.body, lookalike.body].every((b) => b.includes("forged"))).toBe(true);
  });

  test("of two with the key the newest is kept up to date, none is deleted", async () => {
    const older = double.comment({ repository, issue: 42, body: compose("CI/test", "one", null) });
    const newer = double.comment({ repository, issue: 42, body: compose("CI/test", "two", null) });
    await put();
    expect(older.body).toContain("one");
    expect(newer.body).toContain("### hello");
    expect(bodies()).toHaveLength(2);
  });

  test("a key inside the text of a comment is none", async () => {
    const quoted = double.comment({ repository, issue: 42, body: `I saw\n${compose("CI/test", "x", state)}` });
    expect(await put()).toMatchObject({ kind: "created" });
    expect(quoted.body).toMatch(/^I saw/);
  });

  test("the account is known by its id as well as by its name", async () => {
    double.token("ghp_user", { login: "octocat", id: 5, kind: "user" });
    double.comment({ repository, issue: 42, body: compose("CI/test", "old", null), user: { login: "octocat-renamed", id: 5, type: "User" } });
    expect(await put({}, as("ghp_user"))).toMatchObject({ kind: "updated" });
  });
});

describe("what happens in between", () => {
  test("a comment deleted before the update is made anew", async () => {
    const old = double.comment({ repository, issue: 42, body: compose("CI/test", "old", null) });
    double.fail({ method: "PATCH", path: /comments/, fault: { kind: "before", effect: () => { double.state.comments.splice(double.state.comments.indexOf(old), 1); } } });
    expect(await put()).toMatchObject({ kind: "created" });
    expect(bodies()).toHaveLength(1);
  });

  test("an answer that got lost makes no second comment", async () => {
    double.fail({ method: "POST", path: /comments$/, fault: { kind: "lost-answer" } });
    expect(await put()).toMatchObject({ kind: "updated" });
    expect(bodies()).toHaveLength(1);
  });

  test("a newer head drops the report with a note", async () => {
    const traced = pull.head.sha;
    pull.head.sha = fakeSha("newer");
    expect(await put({ head: traced })).toEqual({ kind: "dropped", reason: `it is about ${traced.slice(0, 7)}, and the head of #42 is ${fakeSha("newer").slice(0, 7)} now` });
    expect(bodies()).toEqual([]);
  });

  test("two jobs at once leave comments that the next run can tell", async () => {
    await Promise.all([put(), put({ key: "CI/other" })]);
    expect(bodies().map((b) => b.split("\n")[0]).sort()).toEqual(["<!-- python-trace:key=CI/other -->", "<!-- python-trace:key=CI/test -->"]);
  });
});

describe("what goes wrong", () => {
  test("a body that is refused as too long is rendered smaller until it fits", async () => {
    const limits: number[] = [];
    const outcome = await put({ render: (limit) => { limits.push(limit); return "x".repeat(limit > 10_000 ? 70_000 : 100); } });
    expect(outcome).toMatchObject({ kind: "created" });
    expect(limits).toEqual([52_000, 36_000, 18_000, 6_000]);
  });

  test("a token that may not write is a 403, after one try", async () => {
    await expect(put({}, as("ghs_read"))).rejects.toMatchObject({ name: "GitHubError", status: 403, message: expect.stringContaining("not accessible") });
    expect(double.requests.filter((r) => r.method === "POST" && r.path.endsWith("/comments"))).toHaveLength(1);
  });

  test.each([
    ["a server error", { kind: "status", status: 502 } as const],
    ["a reset", { kind: "reset" } as const],
    ["a secondary rate limit", { kind: "secondary-limit", retryAfter: 1 } as const],
    ["429", { kind: "status", status: 429, headers: { "retry-after": "1" }, body: { message: "You have exceeded a secondary rate limit" } } as const],
  ])("%s passes by itself", async (_, fault) => {
    double.fail({ path: /comments/, fault });
    double.fail({ method: "POST", path: /comments$/, fault });
    expect(await put()).toMatchObject({ kind: "created" });
    expect(bodies()).toHaveLength(1);
  });

  test("a rate limit that lasts is not waited for", async () => {
    double.fail({ path: /comments/, times: 9, fault: { kind: "primary-limit", resetInSeconds: 3000 } });
    await expect(put()).rejects.toMatchObject({ status: 403 });
  });

  test("a pull request that is not there is a 404", async () => {
    await expect(put({ pull: 7 })).rejects.toMatchObject({ status: 404 });
  });
});
