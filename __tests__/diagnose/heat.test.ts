import { describe, expect, test } from "@jest/globals";
import type { Dossier } from "../../src/diagnose/dossier.js";
import { heatOf, standing } from "../../src/diagnose/heat.js";
import type { Finding } from "../../src/diagnose/rule.js";
import { temper } from "../../src/diagnose/temper.js";
import type { SourceFacts } from "../../src/probe/source-facts.js";
import type { NodeLines } from "../../src/probe/spectrum/spectrum.js";
import { aDossier } from "../support/a-dossier.js";
import { anEvidence } from "../support/facts.js";

const TEXT = ["import json", "RATE = 2", "def price(n):", "    if n:", "        return n * RATE", "    return 0", "def other():", "    return json.dumps(1)"];
const def = (qualname: string, line: number, end_line: number) => ({ line, end_line, kind: "function" as const, qualname, decorators: [], params: [], returns: null, bases: [], generator: false });
const facts: SourceFacts = {
  file: "app.py", error: null, imports: [{ line: 1, end_line: 1, module: "json", level: 0, names: [{ name: "json", as: null }], scope: "", type_checking: false, in_try: false }],
  defs: [def("price", 3, 6), def("other", 7, 8)], calls: [], globals: [{ name: "RATE", line: 2, mutable: false, value: "2" }], class_attributes: [], handlers: [], env_reads: [], raises: [], returns: [],
  exports: null, exports_line: null, comments: [],
};
const node = (name: string, ...lines: number[]): NodeLines => ({ node: name, files: new Map([["app.py", new Set(lines)]]) });
const red = node("t::red", 4, 5);
const heat = heatOf({ mine: [red], failing: [red], passing: [node("t::a", 4, 6), node("t::b", 4), node("t::c", 4)] });
const measured = (more: Partial<Dossier> = {}): Dossier => aDossier({ heat, sources: new Map([["app.py", facts]]), lines: new Map([["app.py", TEXT]]), ...more });
const at = (line: number) => standing(measured(), { file: "app.py", line });

describe("what the measurement lets stand of a claim", () => {
  test("all of it at a line that failing tests alone run, less at one that others run as well", () => {
    expect(at(5)).toBe(1);
    expect(at(4)).toBeCloseTo(0.65);
  });

  test("less at a line that they left out of a function which they ran, and little in one that they never came to", () => {
    expect([at(6), at(8)]).toEqual([0.8, 0.2]);
  });

  test("what a module binds is as hot as the lines that name it", () => {
    expect([at(2), at(1)]).toEqual([1, 0.2]);
  });

  test("all of it where nothing was measured", () => {
    expect(standing(measured({ heat: null }), { file: "app.py", line: 8 })).toBe(1);
  });
});

describe("findings", () => {
  const finding = (more: Partial<Finding>): Finding => ({ kind: "code.wrong-value", file: "app.py", line: 5, statement: "s", confidence: "weak", score: 0.5, because: [anEvidence()], disprovedBy: "a run", ...more });
  const scores = (...list: Finding[]): number[] => temper(list, measured()).map(({ score }) => score);

  test("fall with their place, unless a tool stated them", () => {
    expect(scores(finding({}), finding({ line: 8 }), finding({ line: 8, confidence: "strong" }))).toEqual([0.5, 0.1, 0.5]);
  });

  test("fall with a line that they rest on and no failing test came to", () => {
    const quote = (line: number) => ({ file: "app.py", lines: [line, line] as const, claim: "is used" });
    expect(scores(finding({ because: [quote(8)] }), finding({ because: [quote(4)] }))).toEqual([0.1, 0.5]);
  });

  test("outside of the code stand on the lines that they rest on alone", () => {
    expect(scores(finding({ file: "setup.cfg", line: 3, because: [{ file: "app.py", lines: [4, 4], claim: "reads it" }] }))[0]).toBeCloseTo(0.325);
  });
});
