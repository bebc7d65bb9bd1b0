import { describe, expect, test } from "@jest/globals";
import { diagnose } from "../../src/diagnose/diagnose.js";
import type { Dossier } from "../../src/diagnose/dossier.js";
import type { Failure } from "../../src/probe/failure.js";
import { rank } from "../../src/diagnose/rank.js";
import type { Finding, Rule } from "../../src/diagnose/rule.js";
import { environment } from "../../src/env/facts.js";
import { NO_IMPORTS } from "../../src/probe/imports/facts.js";
import { NO_TYPES } from "../../src/probe/types/facts.js";
import { aTest, aTypeError, anEvidence, anException } from "../support/facts.js";

const evidence = anEvidence();
const finding = (more: Partial<Finding>): Finding => ({
  kind: "code.wrong-value", file: "app.py", line: 5, statement: "s", confidence: "weak", score: 0.5, because: [evidence], disprovedBy: "a run", ...more,
});

describe("rank", () => {
  test("strong before weak, whatever the score", () => {
    expect(rank([finding({ score: 0.9 }), finding({ line: 9, score: 0.1, confidence: "strong" })])[0]?.line).toBe(9);
  });
  test("scores that are close leave it to the vocabulary's order", () => {
    expect(rank([finding({ score: 0.51 }), finding({ line: 9, kind: "import.cycle", score: 0.5 })])[0]?.kind).toBe("import.cycle");
  });
  test("one kind at one place counts once, with the evidence of both", () => {
    const ranked = rank([finding({}), finding({ because: [{ file: "app.py", lines: [5, 5], claim: "c" }] })]);
    expect(ranked).toHaveLength(1);
    expect(ranked[0]?.because).toHaveLength(2);
  });
});

describe("diagnose", () => {
  const asked = environment.parse({ executable: "", version: "", prefix: "", base_prefix: "", path: [], platform: "", encoding: { filesystem: "", locale: "", utf8_mode: false }, stdlib: [], site: [], distributions: [], pytest: null, mypy: null });
  const dossierOf = (failures: readonly [Failure, ...Failure[]]): Dossier => ({
    failures, all: failures, facts: [], session: null, environment: asked, environmentEvidence: evidence, sources: new Map(), lines: new Map(), files: [], others: null, manifests: new Map(), change: null, culprit: null, baseline: null, spectrum: null, heat: null, imports: NO_IMPORTS, types: NO_TYPES, isolation: null, lifted: null,
    firstParty: () => true, isTest: () => false,
  });
  const atFrame: Rule = {
    kind: "code.key-missing",
    match: ({ failures: [first] }) => first.type === "mypy"
      ? [finding({ kind: "types.incompatible", file: first.file, line: first.line })]
      : [finding({ kind: "code.key-missing", line: first.exceptions[0]?.frames.at(-1)?.line ?? null })],
  };
  const fail = (node: string, line: number, code: string): Failure => aTest(node, [anException("KeyError", "'k'", [{ line, code }])]);
  const run = (failures: readonly Failure[]): ReturnType<typeof diagnose> => diagnose(failures, { dossierOf, rules: [atFrame], firstParty: () => true, preExisting: () => false });

  test("one root with two exceptions is one chain, two roots stay two", () => {
    const chains = run([fail("t::a", 5, "one"), fail("t::b", 5, "other"), fail("t::c", 80, "far")]);
    expect(chains.map((c) => c.failures.length)).toEqual([2, 1]);
  });
  test("a type error on the root, or on a frame of it, is a symptom of that chain", () => {
    const chains = run([fail("t::a", 5, "one"), aTypeError("app.py", 6, "call-arg", "m"), aTypeError("else.py", 1, "call-arg", "n")]);
    expect(chains.map((c) => c.failures.map((f) => f.type))).toEqual([["test", "mypy"], ["mypy"]]);
  });
  test("so is one about the definition that the test's call does not fit, wherever it stands", () => {
    const call = { qualname: "total", module: "shop", file: "shop.py", line: 1, signature: null, kind: "function" as const, missing: ["tax"], unexpected: [], excess: 0 };
    const failed = aTest("t::a", [{ ...anException("TypeError", "total() missing 1 required argument: 'tax'", [{ line: 5 }]), call }]);
    const chains = run([failed, aTypeError("jobs.py", 40, "call-arg", 'Missing named argument "tax" for "total"'), aTypeError("jobs.py", 50, "call-arg", 'Missing named argument "tax" for "subtotal"')]);
    expect(chains.map((c) => c.failures.map((f) => f.type))).toEqual([["test", "mypy"], ["mypy"]]);
  });
});
