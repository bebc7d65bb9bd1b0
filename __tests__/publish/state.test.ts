import { describe, expect, test } from "@jest/globals";
import type { Prior } from "../../src/inputs.js";
import { countAttempt, modeOf } from "../../src/publish/attempt.js";
import { compose, hasKey, readState } from "../../src/publish/state.js";
import { NASTY } from "../support/nasty.js";

const head = "a".repeat(40);
const prior: Prior = { head, runId: "r", signatures: { s: 2, t: 1 }, nodes: ["a.py::b"], mypy: null, pushes: [] };

describe("state of a comment", () => {
  test("comes back as it went in, whatever the nodes hold", () => {
    const nodes = NASTY.filter((n) => n !== "" && n.length <= 1000).slice(0, 60);
    const body = compose("k", "text", { ...prior, nodes });
    expect(readState(body)?.nodes.length).toBeGreaterThan(20);
    expect(readState(body)?.nodes).toEqual(JSON.parse(JSON.stringify(nodes.slice(0, readState(body)?.nodes.length))));
    expect(hasKey(body, "k")).toBe(true);
  });

  test("stays small: nodes are left out before it grows", () => {
    const body = compose("k", "text", { ...prior, nodes: Array.from({ length: 5000 }, (_, n) => `tests/test_${n}.py::${"x".repeat(300)}`) });
    expect(body.length).toBeLessThan(12_100);
    expect(readState(body)?.nodes.length).toBeGreaterThan(5);
  });

  test("gives up nodes, then pushes, before it grows", () => {
    const push = { head, attempt: 9999, roots: Array.from({ length: 3 }, () => ({ kind: "code.wrong-value" as const, file: "x".repeat(300), line: 1 })), fixes: Array.from({ length: 3 }, () => "y".repeat(200)) };
    const body = compose("k", "text", { ...prior, nodes: Array.from({ length: 100 }, () => "z".repeat(900)), pushes: Array.from({ length: 20 }, () => push) });
    expect(body.length).toBeLessThan(12_100);
    expect(readState(body)?.pushes.length).toBeGreaterThan(0);
  });

  test("keeps what is no path of the project out", () => {
    for (const bad of ["/etc/passwd", "../x", "a/../../x", "--config-file=x", "C:\\x", ""]) {
      const body = compose("k", "text", { ...prior, mypy: [bad, "app"], pushes: [{ head, attempt: 1, roots: [{ kind: "code.syntax", file: bad, line: 1 }, { kind: "code.syntax", file: "a.py", line: 1 }], fixes: [] }] });
      expect(readState(body)).toMatchObject({ mypy: ["app"], pushes: [{ roots: [{ file: "a.py" }] }] });
    }
  });

  test.each([
    ["none", "text"],
    ["not on the last line", `${compose("k", "t", prior)}\nmore`],
    ["not base64", "x\n<!-- python-trace:state={} -->"],
    ["not JSON", `x\n<!-- python-trace:state=${Buffer.from("nope").toString("base64url")} -->`],
    ["another shape", `x\n<!-- python-trace:state=${Buffer.from(JSON.stringify({ v: 2, head })).toString("base64url")} -->`],
    ["an attempt without bounds", `x\n<!-- python-trace:state=${Buffer.from(JSON.stringify({ v: 2, ...prior, signatures: { s: 1e9 } })).toString("base64url")} -->`],
    ["a head that is an option", `x\n<!-- python-trace:state=${Buffer.from(JSON.stringify({ v: 2, ...prior, head: "--upload-pack=x" })).toString("base64url")} -->`],
    ["a path of mypy that is an option", `x\n<!-- python-trace:state=${Buffer.from(JSON.stringify({ v: 2, ...prior, mypy: ["--python-executable=/tmp/x"] })).toString("base64url")} -->`],
    ["a root outside the project", `x\n<!-- python-trace:state=${Buffer.from(JSON.stringify({ v: 2, ...prior, pushes: [{ head, attempt: 1, roots: [{ kind: "code.syntax", file: "../../x", line: 1 }], fixes: [] }] })).toString("base64url")} -->`],
    ["too large", `x\n<!-- python-trace:state=${Buffer.from(JSON.stringify({ v: 2, ...prior, nodes: ["x".repeat(20_000)] })).toString("base64url")} -->`],
  ])("is not believed when it is %s", (_, body) => {
    expect(readState(body)).toBeNull();
  });
});

describe("attempts", () => {
  const count = (signatures: readonly string[], at = "b".repeat(40), before: Prior | null = prior, given: number | null = null) => countAttempt(before, at, signatures, given);

  test("a signature that survives a push counts on, a new one starts at 1, the highest is the attempt", () => {
    expect(count(["s", "new"])).toMatchObject({ number: 3, mode: "context-override", signatures: { s: 3, new: 1 } });
  });
  test("a re-run of the same head is no new attempt", () => {
    expect(count(["s"], head)).toMatchObject({ number: 2 });
  });
  test("nothing remembered, or nothing left of it: the first", () => {
    expect(count(["s"], head, null)).toMatchObject({ number: 1, mode: "fixer" });
    expect(count(["other"])).toMatchObject({ number: 1 });
    expect(count([])).toEqual({ number: 1, mode: "fixer", signatures: {}, changed: null });
  });
  test("--attempt overrides, and is what the next one counts from", () => {
    expect(count(["s"], head, prior, 5)).toMatchObject({ number: 5, mode: "escalation", signatures: { s: 5 } });
  });
  test("names of Object's own are no signatures", () => {
    expect(count(["constructor", "__proto__"])).toMatchObject({ number: 1 });
  });
  test("a signature that changed is said to have changed, one that stays is not", () => {
    expect(count(["s", "t"]).changed).toBeNull();
    expect(count(["other"]).changed).toBe("The signature has changed: what failed at aaaaaaa is gone, and something else fails in its place.");
    expect(count(["s", "new"]).changed).toBe("The signatures have changed since aaaaaaa: 1 stays, 1 is gone, 1 is new.");
    expect(count([]).changed).toBeNull();
    expect(count(["x"], head, { ...prior, signatures: {} }).changed).toBeNull();
  });
  test("a forged number stays within what a state may hold", () => {
    expect(count(["s"], "b".repeat(40), { ...prior, signatures: { s: 9999 } }).signatures).toEqual({ s: 9999 });
  });
  test("modes by number", () => {
    expect([1, 2, 3, 4, 40].map(modeOf)).toEqual(["fixer", "fixer", "context-override", "escalation", "escalation"]);
  });
});
