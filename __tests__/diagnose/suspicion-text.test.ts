import { describe, expect, test } from "@jest/globals";
import { isIdle, parts, telling, writes } from "../../src/diagnose/suspicion-text.js";
import { aDossier } from "../support/a-dossier.js";
import { anEvidence } from "../support/facts.js";

const def = { line: 1, end_line: 7, kind: "function" as const, qualname: "f", decorators: [], params: [], returns: null, bases: [], generator: false };

describe("the part of a line", () => {
  test.each(["    try:", "    pass", "@wraps(f)", "    def inner(x):", "    else:  # then", "    ))"])("%s is idle", (text) => {
    expect(isIdle(text)).toBe(true);
  });

  test.each(["    return 1", "    x = try_it()", "    except KeyError:", "    if passed:"])("%s is not", (text) => {
    expect(isIdle(text)).toBe(false);
  });

  const lines = ["def f(n):", "    if n > 1:", "        n += 1", "    if n < 0:", "        return 0", "    while n:", "        n -= 1"];
  const dossier = aDossier({ lines: new Map([["a.py", lines]]) });
  const at = (line: number, hot: readonly (readonly [number, number])[]) => parts(dossier, { file: "a.py", line, def }, new Map(hot));

  test("tests part after a line that decides on a block which is more suspicious", () => {
    expect(at(2, [[2, 0.3], [3, 1]])).toBe(true);
    expect(at(2, [[2, 0.3], [3, 0.3]])).toBe(false);
    expect(at(4, [[4, 0.3]])).toBe(false);
    expect(at(3, [[3, 0.3], [4, 1]])).toBe(false);
  });
});

describe("the words of a failure", () => {
  const failing = (left: string, right: string) => aDossier({
    failures: [{ type: "test", node: "t.py::a", phase: "call", exceptions: [], longrepr: "", item: null, evidence: anEvidence(), assertion: { op: "==", left, right, left_type: "str", right_type: "str", explanation: "" } }],
  });

  test("are those that one side has alone", () => {
    expect([...telling(failing("'git push --force'", "'git push --set-upstream'"))].sort()).toEqual(["force", "set", "upstream"]);
  });

  test("are written by a line that has them in a string or as a number, not as a name", () => {
    const words = new Set(["force", "404"]);
    expect([writes("    x = replace(a, 'push', 'push --force')", words), writes("    return 404", words), writes("    return force", words)]).toEqual([true, true, false]);
  });
});
