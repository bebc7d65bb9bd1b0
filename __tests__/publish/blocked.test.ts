import { describe, expect, test } from "@jest/globals";
import type { Prior, Push } from "../../src/inputs.js";
import { escalationOf, pushedOf } from "../../src/publish/blocked.js";
import { countAttempt } from "../../src/publish/attempt.js";
import { remember } from "../../src/publish/remember.js";
import { greenReport, sampleReport, singleReport } from "../support/report.js";

const sha = (digit: string): string => digit.repeat(40);
const push = (digit: string, attempt: number, over: Partial<Push> = {}): Push => ({ head: sha(digit), attempt, roots: [{ kind: "code.wrong-value", file: "a.py", line: 1 }], fixes: [], ...over });
const prior = (pushes: readonly Push[]): Prior => ({ head: pushes.at(-1)?.head ?? sha("0"), runId: "r", signatures: { s: pushes.length }, nodes: ["a.py::t"], mypy: null, pushes });

describe("what is remembered of a red push", () => {
  const counted = (before: Prior | null, head: string) => countAttempt(before, head, ["0123456789abcdef"], null);
  test("grows push by push, is replaced by a re-run, and starts anew with a new failure", () => {
    const first = remember(singleReport(), sha("1"), counted(null, sha("1")), null);
    expect(first.pushes).toEqual([{ head: sha("1"), attempt: 1, roots: [{ kind: "async.missing-await", file: "app/client.py", line: 31 }], fixes: ["verified: the same 3 tests exit 0, mypy exit 0, 41 neighbours as before"] }]);
    expect(first.mypy).toEqual([]);
    const second = remember(singleReport(), sha("2"), counted(first, sha("2")), first);
    expect(second.pushes.map((p) => [p.head[0], p.attempt])).toEqual([["1", 1], ["2", 2]]);
    expect(remember(singleReport(), sha("2"), counted(second, sha("2")), second).pushes).toEqual(second.pushes);
    const other = countAttempt(second, sha("3"), ["another"], null);
    expect(remember(singleReport(), sha("3"), other, second).pushes.map((p) => p.head[0])).toEqual(["3"]);
  });
  test("is bounded, and nothing once all is well", () => {
    let state: Prior | null = null;
    for (const digit of "123456789abc") state = remember(singleReport(), sha(digit), counted(state, sha(digit)), state);
    expect(state?.pushes).toHaveLength(8);
    expect(state?.pushes.at(-1)?.attempt).toBe(12);
    expect(remember(greenReport(), sha("d"), countAttempt(state, sha("d"), [], null), state)).toMatchObject({ pushes: [], nodes: [], signatures: {}, mypy: null });
  });
});

describe("an escalation", () => {
  test("tells what was tried and what did not help, bounded", () => {
    const pushes = [push("1", 1, { fixes: ["verified: awaits it"] }), push("2", 2), push("3", 3, { roots: [{ kind: "env.variable-missing", file: "b.py", line: 2 }] })];
    const pushed = pushedOf(pushes, sha("4"), 4, new Map([[sha("1"), "one"], [sha("9"), "in between"], [sha("2"), "two"], [sha("3"), "three"], [sha("4"), "four"]]));
    const made = escalationOf({ chains: sampleReport().chains, prior: prior(pushes), pushed, checked: Array.from({ length: 40 }, (_, i) => `line ${String(i)}: ${"x".repeat(900)}`), invariants: [] });
    expect(made.tried).toEqual([
      "attempt 2 (2222222): “in between” and 1 more commit", "attempt 3 (3333333): “three”", "attempt 4 (4444444): “four”", "attempt 1: a mechanical fix was offered, verified: awaits it",
    ]);
    expect(made.failed[0]).toBe("attempt 1 (1111111): still red, code.wrong-value at a.py:1");
    expect(made.failed.at(-1)).toMatch(/^now: /);
    expect(made.layers).toEqual(expect.arrayContaining(["architecture", "environment"]));
    expect(made.checked).toHaveLength(12);
    expect(Math.max(...made.checked.map((c) => c.length))).toBeLessThanOrEqual(300);
  });
  test("says so where a push's commits are not to be had, and which layer a broken contract points to", () => {
    const pushed = pushedOf([push("1", 1)], sha("2"), 2, new Map());
    const made = escalationOf({ chains: [], prior: prior([push("1", 1)]), pushed, checked: [], invariants: ["may be violated: `@PRE x is not None`"] });
    expect(made.tried).toEqual(["attempt 2 (2222222): its commits are not in this checkout"]);
    expect(made.layers).toEqual(["contract_mismatch"]);
    expect(escalationOf({ chains: [], prior: null, pushed: [], checked: [], invariants: [] }).layers).toEqual(["unknown"]);
  });
});
