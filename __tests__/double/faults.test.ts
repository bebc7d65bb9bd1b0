import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { call } from "./call.js";
import { type Double, startDouble } from "./server.js";

const issue = "/repos/acme/widgets/issues/42/comments";
let double: Double;
const post = (body: string) => call(double, "ghs_write", `POST ${issue}`, { body });

beforeEach(async () => {
  double = await startDouble();
  double.repository("acme/widgets");
  double.pull({ repository: "acme/widgets", number: 42 });
  double.token("ghs_write");
});
afterEach(() => double.close());

test("a status comes as often as asked, for the method and path asked", async () => {
  double.fail({ method: "POST", path: /comments$/, times: 2, fault: { kind: "status", status: 502, headers: { "x-mark": "1" } } });
  expect((await call(double, "ghs_write", `GET ${issue}`)).status).toBe(200);
  const first = await post("a");
  expect([first.status, first.headers.get("x-mark")]).toEqual([502, "1"]);
  expect((await post("a")).status).toBe(502);
  expect((await post("a")).status).toBe(201);
  expect(double.state.comments).toHaveLength(1);
  expect(double.requests.map((seen) => seen.status)).toEqual([200, 502, 502, 201]);
});

test("rate limits tell when to come back", async () => {
  double.fail({ path: /./, fault: { kind: "secondary-limit", retryAfter: 7 } });
  double.fail({ path: /./, fault: { kind: "primary-limit", resetInSeconds: 9 } });
  const secondary = await post("a");
  expect(secondary).toMatchObject({ status: 403, body: { message: expect.stringContaining("secondary rate limit") } });
  expect(secondary.headers.get("retry-after")).toBe("7");
  const primary = await post("a");
  expect(primary.headers.get("x-ratelimit-remaining")).toBe("0");
  expect(Number(primary.headers.get("x-ratelimit-reset"))).toBeGreaterThan(Date.now() / 1000);
});

test("a request may hang, and closing the double ends it", async () => {
  double.fail({ path: /./, fault: { kind: "hang" } });
  const signal = AbortSignal.timeout(150);
  await expect(fetch(`${double.url}${issue}`, { signal })).rejects.toThrow("timeout");
  expect(double.requests[0]?.status).toBeNull();
});

test("a connection breaks before or after the work is done", async () => {
  double.fail({ path: /./, fault: { kind: "reset" } });
  await expect(post("before")).rejects.toThrow();
  expect(double.state.comments).toEqual([]);
  double.fail({ path: /./, fault: { kind: "lost-answer" } });
  await expect(post("after")).rejects.toThrow();
  expect(double.state.comments.map((comment) => comment.body)).toEqual(["after"]);
});

test("something may happen just before a request is served", async () => {
  const comment = double.comment({ repository: "acme/widgets", issue: 42, body: "old" });
  double.fail({ method: "PATCH", path: /./, fault: { kind: "before", effect: () => void double.state.comments.splice(0) } });
  const path = `/repos/acme/widgets/issues/comments/${comment.id}`;
  expect((await call(double, "ghs_write", `PATCH ${path}`, { body: "new" })).status).toBe(404);
});

test("what the double does not know is said loudly", async () => {
  expect(await call(double, "ghs_write", "GET /repos/acme/widgets/milestones")).toMatchObject({
    status: 501,
    body: { message: "The double has no route for GET /repos/acme/widgets/milestones" },
  });
});
