import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { getOctokit } from "@actions/github";
import { call } from "./call.js";
import { contentsOf, readPull } from "./git.js";
import { readOnly } from "./identity.js";
import { type Double, startDouble } from "./server.js";
import type { PullRequest } from "./state.js";

let checkout: string;
let double: Double;
let pull: PullRequest;
const pullPath = "/repos/acme/widgets/pulls/42";
const lines = (changes: Readonly<Record<number, string>>) =>
  Array.from({ length: 40 }, (_, n) => `${changes[n + 1] ?? `line ${n + 1}`}\n`).join("");

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), "double-git-"));
  const git = (...args: string[]) => execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: checkout });
  git("init", "-q", "-b", "main");
  writeFileSync(join(checkout, "app.py"), lines({}));
  writeFileSync(join(checkout, "old name.py"), lines({}));
  writeFileSync(join(checkout, "gone.py"), "x = 1\n");
  git("add", "-A");
  git("commit", "-qm", "base");
  git("checkout", "-qb", "feature");
  writeFileSync(join(checkout, "app.py"), lines({ 5: "changed", 30: "also changed" }));
  writeFileSync(join(checkout, "größe.py"), "y = 2\n");
  renameSync(join(checkout, "old name.py"), join(checkout, "new name.py"));
  rmSync(join(checkout, "gone.py"));
  git("add", "-A");
  git("commit", "-qm", "change");
});
afterAll(() => { rmSync(checkout, { recursive: true, force: true }); });

beforeEach(async () => {
  double = await startDouble();
  double.repository("acme/widgets");
  double.token("ghs_write");
  double.token("ghs_read", { permissions: readOnly });
  pull = double.pull({ repository: "acme/widgets", number: 42, ...readPull(checkout, "main", "feature", "acme/widgets") });
});
afterEach(() => double.close());

describe("pull requests", () => {
  test("give their JSON, diff, files and commits", async () => {
    expect(await call(double, null, `GET ${pullPath}`)).toMatchObject({
      body: { number: 42, head: { sha: pull.head.sha, label: "acme:feature", repo: { full_name: "acme/widgets" } } },
    });
    const diff = await call(double, null, `GET ${pullPath}`, undefined, "application/vnd.github.diff");
    expect(diff.body).toBe(pull.diff);
    const files = await getOctokit("ghs_read", { baseUrl: double.url }).rest.pulls.listFiles({ owner: "acme", repo: "widgets", pull_number: 42 });
    const named = new Map(files.data.map((file) => [file.filename, file.status]));
    expect(Object.fromEntries(named)).toEqual({ "app.py": "modified", "größe.py": "added", "new name.py": "renamed", "gone.py": "removed" });
    expect(files.data[0]).toMatchObject({ additions: 2, deletions: 2, patch: expect.stringMatching(/^@@ /) });
    expect(await call(double, null, `GET ${pullPath}/commits`)).toMatchObject({ body: [{ sha: pull.head.sha, commit: { message: "change" } }] });
  });

  test("are found by commit only from their own repository, and by head with its owner", async () => {
    const fork = double.pull({ repository: "acme/widgets", number: 43, head: { sha: "f".repeat(40), ref: "patch", repo: "eve/widgets" } });
    const bySha = (sha: string) => call(double, null, `GET /repos/acme/widgets/commits/${sha}/pulls`);
    expect(await bySha(pull.head.sha)).toMatchObject({ body: [{ number: 42 }] });
    expect(await bySha(fork.head.sha)).toMatchObject({ body: [] });
    expect(await call(double, null, "GET /repos/acme/widgets/pulls?head=eve:patch")).toMatchObject({ body: [{ number: 43 }] });
    expect((await call(double, null, "GET /repos/acme/widgets/pulls?head=patch")).body).toHaveLength(2);
    fork.state = "closed";
    expect(await call(double, null, "GET /repos/acme/widgets/pulls?head=eve:patch")).toMatchObject({ body: [] });
    expect(await call(double, null, "GET /repos/acme/widgets/pulls?head=eve:patch&state=all")).toMatchObject({ body: [{ number: 43 }] });
  });
});

describe("reviews", () => {
  const review = (comment: object, more: object = {}) =>
    call(double, "ghs_write", `POST ${pullPath}/reviews`, { event: "COMMENT", comments: [{ path: "app.py", body: "x", ...comment }], ...more });

  test("stand on lines of the diff, either side, over ranges of one hunk", async () => {
    for (const place of [
      { line: 5, side: "RIGHT" },
      { line: 8 },
      { line: 5, side: "LEFT" },
      { start_line: 4, line: 6, start_side: "RIGHT", side: "RIGHT" },
    ]) {
      expect(await review(place)).toMatchObject({ status: 200, body: { state: "COMMENTED" } });
    }
    expect(await call(double, null, `GET ${pullPath}/comments`)).toMatchObject({
      body: [{ line: 5 }, { line: 8 }, { side: "LEFT" }, { start_line: 4, start_side: "RIGHT", line: 6 }],
    });
  });

  test("stand nowhere else, and one bad line refuses the whole review", async () => {
    const refused = async (comment: object, more?: object) => (await review(comment, more)).body;
    expect(await refused({ line: 15 })).toMatchObject({ status: "422", errors: ["Line could not be resolved"] });
    expect(await refused({ path: "other.py", line: 5 })).toMatchObject({ errors: ["Path could not be resolved"] });
    expect(await refused({ start_line: 5, line: 30 })).toMatchObject({ errors: ["Start line could not be resolved"] });
    expect(await refused({ line: 5 }, { commit_id: "0".repeat(40) })).toMatchObject({ errors: [{ field: "commit_id" }] });
    const both = [{ path: "app.py", body: "x", line: 5 }, { path: "app.py", body: "x", line: 15 }];
    expect(await refused({}, { comments: both })).toMatchObject({ status: "422" });
    expect(await refused({ line: 5 }, { event: "APPROVE" })).toMatchObject({ status: "422" });
    expect((await call(double, "ghs_read", `POST ${pullPath}/reviews`, { event: "COMMENT", body: "x" })).status).toBe(403);
    expect(double.state.reviewComments).toEqual([]);
    expect(double.state.reviews).toEqual([]);
  });

  test("single comments name the field that is wrong", async () => {
    const comment = { commit_id: pull.head.sha, path: "app.py", body: "x" };
    expect((await call(double, "ghs_write", `POST ${pullPath}/comments`, { ...comment, line: 30 })).status).toBe(201);
    expect(await call(double, "ghs_write", `POST ${pullPath}/comments`, { ...comment, line: 20 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "pull_request_review_thread.line" }] },
    });
  });

  test("are outdated, without a line, once their lines are others; moved lines take them along", async () => {
    await review({ start_line: 4, line: 5, start_side: "RIGHT" });
    const seen = async () => (await call(double, null, `GET ${pullPath}/comments`)).body;
    pull.diff = pull.diff.replace("@@ -2,7 +2,7 @@", "@@ -2,7 +4,7 @@");
    expect(await seen()).toMatchObject([{ line: 7, start_line: 6, original_line: 5, commit_id: pull.head.sha }]);
    pull.diff = pull.diff.replace("+changed", "+changed again");
    expect(await seen()).toMatchObject([{ line: null, start_line: null, original_line: 5 }]);
  });

  test("one that is pending keeps a second from being begun", async () => {
    expect(await review({ line: 5 }, { event: undefined })).toMatchObject({ body: { state: "PENDING" } });
    expect(await review({ line: 5 }, { event: undefined })).toMatchObject({ status: 422, body: { errors: ["User can only have one pending review per pull request"] } });
  });

  test("are hidden by GraphQL, which tells the hidden ones", async () => {
    await review({ line: 5 });
    const [comment] = double.state.reviewComments;
    const ask = (query: string, variables: object) => call(double, "ghs_write", "POST /graphql", { query, variables });
    const minimize = "mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }";
    const which = "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReviewComment { id isMinimized } } }";
    expect(await ask(minimize.replace("OUTDATED", "OLD"), { id: comment?.nodeId })).toMatchObject({ body: { errors: [{ type: "INVALID" }] } });
    expect(await ask(which, { ids: [comment?.nodeId, "PRRC_0"] })).toMatchObject({ body: { data: { nodes: [{ id: comment?.nodeId, isMinimized: false }, null] } } });
    await ask(minimize, { id: comment?.nodeId });
    expect(await ask(which, { ids: [comment?.nodeId] })).toMatchObject({ body: { data: { nodes: [{ isMinimized: true }] } } });
  });
});

describe("a file at a commit", () => {
  test("is given as it is, or packed; 404 where there is none", async () => {
    double.state.contents.set("acme/widgets", contentsOf(checkout));
    const at = (path: string, accept?: string) => call(double, null, `GET /repos/acme/widgets/contents/${path}?ref=${pull.head.sha}`, undefined, accept);
    expect((await at("app.py", "application/vnd.github.raw+json")).body).toBe(lines({ 5: "changed", 30: "also changed" }));
    expect((await at("gr%C3%B6%C3%9Fe.py", "application/vnd.github.raw+json")).body).toBe("y = 2\n");
    expect(await at("app.py")).toMatchObject({ body: { encoding: "base64" } });
    expect((await at("gone.py", "application/vnd.github.raw+json")).status).toBe(404);
  });
});
