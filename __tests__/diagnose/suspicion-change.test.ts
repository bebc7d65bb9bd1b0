import { describe, expect, test } from "@jest/globals";
import type { ChangedFile } from "../../src/env/change.js";
import { novelties } from "../../src/diagnose/suspicion-change.js";

/** One file in which the lines before gave way to the lines after. */
function change(before: readonly string[], after: readonly string[], file = "a.py"): ChangedFile {
  const numbered = (list: readonly string[]): { line: number; text: string }[] => list.map((text, index) => ({ line: index + 1, text }));
  return { file, status: "modified", removed: numbered(before), added: numbered(after), hunks: [] };
}

function weights(...changes: ChangedFile[]): readonly (number | undefined)[] {
  const [first] = changes;
  const found = novelties(changes).get(first?.file ?? "");
  return (first?.added ?? []).map(({ line }) => found?.get(line)?.weight);
}

describe("what a change altered", () => {
  test.each([
    ["an operator", "    return a < b", "    return a <= b"],
    ["a number", "    return a + 1", "    return a + 2"],
    ["a word that decides", "    return a and b", "    return a or b"],
    ["whether it is raised", "    raise Refused(amount)", "    return Refused(amount)"],
    ["a default", "def f(a, b=1):", "def f(a, b=2):"],
  ])("%s weighs most", (_what, before, after) => {
    expect(weights(change([before], [after]))).toEqual([1]);
  });

  test("the function that is called weighs nearly as much, a name less, layout less still", () => {
    const [callee] = weights(change(["    x = round(amount)"], ["    x = floor(amount)"]));
    const [name] = weights(change(["    x = take(amount, rate)"], ["    x = take(money, rate)"]));
    const [layout] = weights(change(["    x = take(amount, rate)"], ["    x = (take(amount, rate))"]));
    expect(callee).toBeGreaterThan(0.9);
    expect(name).toBeLessThan(0.5);
    expect(layout).toBeLessThan(name ?? 0);
  });

  test("new code that computes weighs more than code that hands on, a new signature little", () => {
    const [computes, hands, signature] = weights(change([], ["    left = total - taken", "    show(rows)", "def g(a, b):"]));
    expect(computes).toBeGreaterThan(hands ?? 1);
    expect(signature).toBeLessThan(0.5);
  });

  test("a line that moved weighs nearly nothing, from another file too", () => {
    expect(weights(change(["    y = a * 2", "    return y"], ["    return y", "        y = a * 2  # as before"]))).toEqual([0.1, 0.1]);
    expect(weights(change([], ["    y = a * 2"]), change(["    y = a * 2"], [], "b.py"))).toEqual([0.1]);
  });

  test("comments, decorators, imports and texts are no code", () => {
    expect(weights(change([], ["# a - b", "@cached", "import os", "from a import b", '    """', "", "    else:"]))).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, undefined]);
  });

  test("code that went for good leaves its place, unless a line took its place", () => {
    const gone = novelties([change(["    check(amount)", "    total += amount"], ["    total += amount"])]).get("a.py");
    expect(gone?.get(1)).toMatchObject({ weight: 0.1 });
    const alone = novelties([{ file: "a.py", status: "modified", added: [], removed: [{ line: 7, text: "    check(amount)" }], hunks: [] }]).get("a.py");
    expect(alone?.get(7)).toEqual({ weight: 0.85, how: "deleted", before: "    check(amount)" });
    const replaced = novelties([{ file: "a.py", status: "modified", added: [{ line: 3, text: "    check(money)" }], removed: [{ line: 9, text: "    check(amount)" }], hunks: [] }]).get("a.py");
    expect([...(replaced?.keys() ?? [])]).toEqual([3]);
  });

  test("a rewrite of thousands of lines is weighed in no time", () => {
    const lines = (name: string): string[] => Array.from({ length: 4000 }, (_, index) => `    ${name}${index} = compute(${index}) + ${index}`);
    const started = performance.now();
    expect(weights(change(lines("old"), lines("new"))).every((one) => one === 0.85)).toBe(true);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
