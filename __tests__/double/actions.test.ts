import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { getOctokit } from "@actions/github";
import { call } from "./call.js";
import { everything, readOnly } from "./identity.js";
import { fakeSha } from "./seeds.js";
import { type Double, startDouble } from "./server.js";
import { zip } from "./zip.js";

const repo = "/repos/acme/widgets";
let double: Double;

beforeEach(async () => {
  double = await startDouble();
  double.repository("acme/widgets");
  double.token("ghs_write");
  double.token("ghs_read", { permissions: readOnly });
  double.token("ghs_issues", { permissions: { issues: "write" } });
});
afterEach(() => double.close());

describe("check runs", () => {
  const annotation = (n: number) => ({ path: "a.py", start_line: n, end_line: n, annotation_level: "failure", message: "m" });
  const output = (count: number, summary = "s") => ({ title: "t", summary, annotations: Array.from({ length: count }, (_, n) => annotation(n + 1)) });
  const open = (given: object, token = "ghs_write") =>
    call(double, token, `POST ${repo}/check-runs`, { name: "trace", head_sha: fakeSha("x"), output: given });

  test("gather annotations over requests of 50 at most", async () => {
    expect((await open(output(50))).status).toBe(201);
    const id = double.state.checkRuns[0]?.id;
    const more = await call(double, "ghs_write", `PATCH ${repo}/check-runs/${id}`, { conclusion: "neutral", output: output(50) });
    expect(more).toMatchObject({ status: 200, body: { status: "completed", output: { annotations_count: 100 } } });
    expect((await call(double, "ghs_read", `GET ${repo}/check-runs/${id}/annotations?per_page=100`)).body).toHaveLength(100);
    expect(await call(double, "ghs_read", `GET ${repo}/commits/${fakeSha("x")}/check-runs`)).toMatchObject({ body: { total_count: 1 } });
  });

  test("refuse 51 annotations, long summaries, readers and people", async () => {
    expect(await open(output(51))).toMatchObject({ status: 422, body: { message: expect.stringContaining("No more than 50 items") } });
    expect(await open(output(0, "x".repeat(65_536)))).toMatchObject({ status: 422, body: { message: expect.stringContaining("Only 65535") } });
    expect((await open(output(0, "x".repeat(65_535)))).status).toBe(201);
    expect((await open(output(1), "ghs_read")).status).toBe(403);
    double.token("ghp_user", { login: "octocat", kind: "user", permissions: everything });
    expect(await open(output(1), "ghp_user")).toMatchObject({ status: 403, body: { message: "You must authenticate via a GitHub App." } });
  });
});

describe("workflow runs", () => {
  beforeEach(() => {
    const jobs = [double.job({ name: "lint", attempt: 1 }), double.job({ name: "test", attempt: 2, log: "E  boom" }), double.job({ name: "old", attempt: 2, log: null })];
    double.run({ repository: "acme/widgets", id: 77, headSha: fakeSha("h"), headRepository: "eve/widgets", attempt: 2, jobs });
  });

  test("list the jobs of the latest attempt, or all", async () => {
    expect(await call(double, "ghs_read", `GET ${repo}/actions/runs/77`)).toMatchObject({
      body: { run_attempt: 2, pull_requests: [], head_repository: { full_name: "eve/widgets" } },
    });
    expect(await call(double, "ghs_read", `GET ${repo}/actions/runs/77/jobs`)).toMatchObject({ body: { total_count: 2 } });
    expect(await call(double, "ghs_read", `GET ${repo}/actions/runs/77/jobs?filter=all`)).toMatchObject({ body: { total_count: 3 } });
    expect(await call(double, "ghs_read", `GET ${repo}/actions/runs/77/attempts/1/jobs`)).toMatchObject({ body: { jobs: [{ name: "lint" }] } });
    expect((await call(double, "ghs_read", `GET ${repo}/actions/runs/78`)).status).toBe(404);
  });

  test("redirect to the log on another host, for tokens with actions: read", async () => {
    const [, job, old] = double.state.runs[0]?.jobs ?? [];
    const path = `${repo}/actions/jobs/${job?.id}/logs`;
    const moved = await call(double, "ghs_read", `GET ${path}`);
    expect(moved.status).toBe(302);
    expect(new URL(moved.headers.get("location") ?? "").origin).not.toBe(double.url);
    const log = await getOctokit("ghs_read", { baseUrl: double.url }).rest.actions.downloadJobLogsForWorkflowRun({ owner: "acme", repo: "widgets", job_id: job?.id ?? 0 });
    expect(log.data).toBe("E  boom");
    expect((await call(double, "ghs_issues", `GET ${path}`)).status).toBe(403);
    expect((await call(double, "ghs_read", `GET ${repo}/actions/jobs/${old?.id}/logs`)).status).toBe(410);
  });

  test("keep the token from the store", async () => {
    const artifact = double.artifact(77, "bundle", zip([{ name: "a.txt", content: "hello" }]));
    const moved = await call(double, "ghs_read", `GET ${repo}/actions/artifacts/${artifact.id}/zip`);
    const location = moved.headers.get("location") ?? "";
    expect((await fetch(location, { headers: { authorization: "Bearer ghs_read" } })).status).toBe(400);
    expect((await fetch(location.replace(/sig=.*/, "sig=guess"))).status).toBe(404);
    const got = await fetch(location);
    expect(Buffer.from(await got.arrayBuffer()).equals(double.uploaded("bundle"))).toBe(true);
    artifact.expired = true;
    expect((await call(double, "ghs_read", `GET ${repo}/actions/artifacts/${artifact.id}/zip`)).status).toBe(410);
    expect(await call(double, "ghs_read", `GET ${repo}/actions/runs/77/artifacts?name=bundle`)).toMatchObject({ body: { total_count: 1, artifacts: [{ expired: true }] } });
  });
});
