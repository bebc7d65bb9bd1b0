import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { getOctokit } from "@actions/github";
import { call } from "./call.js";
import { everything, readOnly } from "./identity.js";
import { type Double, startDouble } from "./server.js";

const issue = "/repos/acme/widgets/issues/42/comments";
const single = "/repos/acme/widgets/issues/comments";
let double: Double;

beforeEach(async () => {
  double = await startDouble();
  double.repository("acme/widgets");
  double.repository("acme/secret", { private: true });
  double.pull({ repository: "acme/widgets", number: 42 });
  double.token("ghs_write");
  double.token("ghs_read", { permissions: readOnly });
  double.token("ghp_user", { login: "octocat", id: 5, kind: "user", permissions: everything });
});
afterEach(() => double.close());

describe("issue comments", () => {
  test("live from creation to deletion, as octokit sees them", async () => {
    const { rest } = getOctokit("ghs_write", { baseUrl: double.url });
    const where = { owner: "acme", repo: "widgets" };
    const made = await rest.issues.createComment({ ...where, issue_number: 42, body: "one" });
    expect(made.data.user?.login).toBe("github-actions[bot]");
    await rest.issues.updateComment({ ...where, comment_id: made.data.id, body: "two" });
    const listed = await rest.issues.listComments({ ...where, issue_number: 42 });
    expect(listed.data.map((comment) => comment.body)).toEqual(["two"]);
    await rest.issues.deleteComment({ ...where, comment_id: made.data.id });
    await expect(rest.issues.updateComment({ ...where, comment_id: made.data.id, body: "x" })).rejects.toMatchObject({ status: 404 });
    await expect(rest.issues.getComment({ ...where, comment_id: made.data.id })).rejects.toMatchObject({ status: 404 });
  });

  test("are paged with Link headers that octokit follows", async () => {
    for (let n = 0; n < 65; n++) double.comment({ repository: "acme/widgets", issue: 42, body: `c${n}` });
    const second = await call(double, "ghs_read", `GET ${issue}?page=2`);
    expect(second.body).toHaveLength(30);
    expect(second.headers.get("link")).toContain(`<${double.url}${issue}?page=3>; rel="next"`);
    const { paginate, rest } = getOctokit("ghs_read", { baseUrl: double.url });
    const all = await paginate(rest.issues.listComments, { owner: "acme", repo: "widgets", issue_number: 42, per_page: 20 });
    expect(all.map((comment) => comment.body)).toEqual(Array.from({ length: 65 }, (_, n) => `c${n}`));
  });

  test("hold 65,536 characters and not one more, and never nothing", async () => {
    expect((await call(double, "ghs_write", `POST ${issue}`, { body: "x".repeat(65_536) })).status).toBe(201);
    const over = await call(double, "ghs_write", `POST ${issue}`, { body: "x".repeat(65_537) });
    expect(over).toMatchObject({
      status: 422,
      body: { message: "Validation Failed", errors: [{ resource: "IssueComment", message: expect.stringContaining("too long") }] },
    });
    expect(await call(double, "ghs_write", `POST ${issue}`, { body: " \n" })).toMatchObject({ status: 422 });
    const kept = double.comment({ repository: "acme/widgets", issue: 42, body: "kept" });
    expect(await call(double, "ghs_write", `PATCH ${single}/${kept.id}`, { body: "x".repeat(65_537) })).toMatchObject({ status: 422 });
    expect(kept.body).toBe("kept");
  });

  test("are refused without the permission, the token, the repository or the pull request", async () => {
    const statuses: number[] = [];
    for (const [token, path] of [
      ["ghs_read", issue],
      [null, issue],
      ["ghs_nobody", issue],
      ["ghs_write", "/repos/acme/nothing/issues/42/comments"],
      ["ghs_write", "/repos/acme/widgets/issues/43/comments"],
    ] as const) {
      statuses.push((await call(double, token, `POST ${path}`, { body: "x" })).status);
    }
    expect(statuses).toEqual([403, 401, 401, 404, 404]);
    expect(double.state.comments).toEqual([]);
  });

  test("pull-requests: write is enough, a token of another repository is not", async () => {
    double.token("ghs_pulls", { permissions: { pull_requests: "write" } });
    double.token("ghs_other", { repository: "acme/other" });
    expect((await call(double, "ghs_pulls", `POST ${issue}`, { body: "x" })).status).toBe(201);
    expect((await call(double, "ghs_other", `POST ${issue}`, { body: "x" })).status).toBe(403);
    expect((await call(double, "ghs_other", `GET ${issue}`)).status).toBe(200);
    expect((await call(double, "ghs_other", "GET /repos/acme/secret")).status).toBe(403);
    expect((await call(double, null, "GET /repos/acme/secret")).status).toBe(404);
  });
});

describe("who am I", () => {
  test("GET /user is closed to workflows, viewer is not", async () => {
    expect(await call(double, "ghs_write", "GET /user")).toMatchObject({ status: 403, body: { message: "Resource not accessible by integration" } });
    expect(await call(double, "ghp_user", "GET /user")).toMatchObject({ status: 200, body: { login: "octocat" } });
    const { graphql } = getOctokit("ghs_write", { baseUrl: double.url });
    expect(await graphql("{ viewer { login databaseId } }")).toEqual({ viewer: { login: "github-actions[bot]", databaseId: 41898282 } });
  });

  test("comments are minimised through GraphQL, where the token may", async () => {
    const comment = double.comment({ repository: "acme/widgets", issue: 42, body: "old" });
    const mutation = "mutation($id: ID!) { minimizeComment(input: {subjectId: $id, classifier: OUTDATED}) { minimizedComment { isMinimized } } }";
    const reader = getOctokit("ghs_read", { baseUrl: double.url });
    await expect(reader.graphql(mutation, { id: comment.nodeId })).rejects.toThrow("not accessible");
    expect(comment.minimized).toBeNull();
    await getOctokit("ghs_write", { baseUrl: double.url }).graphql(mutation, { id: comment.nodeId });
    expect(comment.minimized).toBe("OUTDATED");
    const writer = getOctokit("ghs_write", { baseUrl: double.url });
    await expect(writer.graphql(mutation, { id: "IC_0" })).rejects.toThrow("Could not resolve");
  });
});
