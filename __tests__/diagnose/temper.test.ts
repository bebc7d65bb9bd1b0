import { describe, expect, test } from "@jest/globals";
import type { Dossier } from "../../src/diagnose/dossier.js";
import type { Finding } from "../../src/diagnose/rule.js";
import type { Suspicion } from "../../src/diagnose/suspicion.js";
import { temper } from "../../src/diagnose/temper.js";
import type { ChangedFile } from "../../src/env/change.js";
import { source } from "../../src/probe/source-facts.js";
import { aDossier } from "../support/a-dossier.js";
import { anEvidence } from "../support/facts.js";

const evidence = anEvidence();
const def = { line: 1, end_line: 2, kind: "function", qualname: "header", decorators: [], params: [], returns: null, bases: [], generator: false };
const facts = source.parse({ file: "head.py", error: null, imports: [], defs: [def], calls: [], globals: [], class_attributes: [], handlers: [], env_reads: [], raises: [], returns: [], exports: null, exports_line: null, comments: [] });
const altered: ChangedFile = { file: "sums.py", status: "modified", added: [{ line: 3, text: "    return sum(found[:-1])" }], removed: [{ line: 3, text: "    return sum(found)" }], hunks: [] };
const suspicion = (weight: number): Suspicion => ({ file: "sums.py", line: 3, score: 0.8, def: null, novelty: { weight, how: "altered", before: null }, why: "w", evidence });
const finding = (more: Partial<Finding>): Finding => ({ kind: "env.file-missing", file: "head.py", line: 2, statement: "s", confidence: "weak", score: 0.8, because: [evidence], disprovedBy: "a run", ...more });

const score = (one: Partial<Finding>, more: Partial<Dossier> = {}): number | undefined => temper([finding(one)], aDossier({
  sources: new Map([["head.py", facts]]), lines: new Map([["head.py", ["def header():", "    return open('header.txt')"]]]), culprit: [altered], spectrum: [suspicion(1)], ...more,
}))[0]?.score;

describe("where a commit is at fault, a weak finding", () => {
  test("falls that has nothing to do with what it altered", () => {
    expect(score({})).toBeCloseTo(0.48);
  });

  test("stands in a file of the commit, in a test, or with a line of one that it rests on", () => {
    expect(score({ file: "sums.py", line: 1 })).toBe(0.8);
    expect(score({ kind: "test.expectation", file: "tests/test_a.py", line: 1 })).toBe(0.8);
    expect(score({ because: [{ file: "sums.py", lines: [3, 3], claim: "uses it" }] })).toBe(0.8);
  });

  test("stands where the commit's lines speak of what stands on its line, or of its function", () => {
    expect(score({}, { lines: new Map([["head.py", ["def header():", "    return total(found)"]]]) })).toBe(0.8);
    expect(score({}, { culprit: [{ ...altered, added: [{ line: 3, text: "    return header() + sum(found)" }] }] })).toBe(0.8);
  });

  test("stands where a tool stated it, where the commit altered nothing that the test runs, and where none is known", () => {
    expect(score({ confidence: "strong" })).toBe(0.8);
    expect([score({}, { spectrum: [suspicion(0.1)] }), score({}, { spectrum: null }), score({}, { culprit: null })]).toEqual([0.8, 0.8, 0.8]);
  });
});
