import { describe, expect, test } from "@jest/globals";
import type { Diagnosis } from "../../src/diagnose/diagnose.js";
import { regroup } from "../../src/diagnose/regroup.js";
import type { Finding } from "../../src/diagnose/rule.js";
import type { Suspicion } from "../../src/diagnose/suspicion.js";
import { aTest, anEvidence, anException } from "../support/facts.js";

const evidence = anEvidence();
const finding = (more: Partial<Finding>): Finding => ({
  kind: "code.wrong-value", file: "app.py", line: 5, statement: "s", confidence: "weak", score: 0.5, because: [evidence], disprovedBy: "a run", ...more,
});
const suspicion = (line: number, score: number): Suspicion => ({ file: "app.py", line, score, def: null, novelty: null, why: "w", evidence });
const diagnosis = (name: string, findings: Diagnosis["findings"]): Diagnosis => ({
  signatures: [name], preExisting: false, failures: [aTest(`t.py::${name}`, [anException("AssertionError", "", [])], evidence)], findings,
});

interface Known {
  readonly suspects?: Readonly<Record<string, readonly Suspicion[]>>;
  readonly commits?: Readonly<Record<string, string>>;
}
const chains = (list: readonly Diagnosis[], { suspects = {}, commits = {} }: Known): (readonly string[])[] =>
  regroup(list, { suspicionsOf: (one) => suspects[one] ?? [], commitOf: (one) => commits[one] ?? null }).map((one) => one.signatures);

describe("weak diagnoses", () => {
  const one = diagnosis("a", [finding({ line: 90, kind: "code.attribute-missing" }), finding({ score: 0.4 })]);
  const other = diagnosis("b", [finding({ line: 70 }), finding({ line: 5, kind: "code.type-confusion", score: 0.4 })]);

  test("that share a suspect are one chain, whose root is the suspect and whose kind the earlier of theirs", () => {
    const suspects = { a: [suspicion(5, 0.9)], b: [suspicion(5, 0.8)] };
    const [joined, ...more] = regroup([one, other], { suspicionsOf: (name) => (name === "a" ? suspects.a : suspects.b), commitOf: () => "c" });
    expect(more).toEqual([]);
    expect(joined?.failures.map((failure) => failure.type === "test" && failure.node)).toEqual(["t.py::a", "t.py::b"]);
    expect(joined?.findings[0]).toMatchObject({ file: "app.py", line: 5, kind: "code.type-confusion", confidence: "weak" });
  });

  test("with disjoint suspects stay two", () => {
    expect(chains([one, other], { suspects: { a: [suspicion(5, 0.9)], b: [suspicion(70, 0.9)] }, commits: { a: "c", b: "c" } })).toEqual([["a"], ["b"]]);
  });

  test("of different commits stay two, whatever they share", () => {
    expect(chains([one, other], { suspects: { a: [suspicion(5, 0.9)], b: [suspicion(5, 0.9)] }, commits: { a: "c", b: "d" } })).toEqual([["a"], ["b"]]);
  });

  test("share a suspect that is nearly the best of both, more readily where one commit brought both", () => {
    const suspects = { a: [suspicion(5, 0.9), suspicion(30, 0.8)], b: [suspicion(30, 0.9)] };
    expect(chains([one, other], { suspects, commits: { a: "c", b: "c" } })).toEqual([["a", "b"]]);
    expect(chains([one, other], { suspects })).toEqual([["a"], ["b"]]);
  });

  test("take the suspect that explains most of them", () => {
    const third = diagnosis("c", [finding({ line: 40 })]);
    const suspects = { a: [suspicion(70, 0.9), suspicion(5, 0.89)], b: [suspicion(70, 0.9)], c: [suspicion(5, 0.9)], d: [suspicion(5, 0.9)] };
    expect(chains([one, other, third, diagnosis("d", [finding({ line: 41 })])], { suspects })).toEqual([["a", "c", "d"], ["b"]]);
  });

  test("without a ranking are left as they are", () => {
    expect(chains([one, other], {})).toEqual([["a"], ["b"]]);
  });
});

test("a strong root is not overruled by a ranking", () => {
  const strong = diagnosis("a", [finding({ line: 90, confidence: "strong" })]);
  expect(chains([strong, diagnosis("b", [finding({})])], { suspects: { a: [suspicion(5, 0.9)], b: [suspicion(5, 0.9)] } })).toEqual([["a"], ["b"]]);
});

describe("one commit that broke two callers of one definition", () => {
  const caller = (name: string, line: number): Diagnosis =>
    diagnosis(name, [finding({ kind: "code.signature-mismatch", line, confidence: "strong", score: 0.94 }), finding({ kind: "code.signature-mismatch", file: "def.py", line: 3, confidence: "strong", score: 0.6 })]);

  test("is one chain", () => {
    expect(chains([caller("a", 7), caller("b", 8)], { commits: { a: "c", b: "c" } })).toEqual([["a", "b"]]);
  });

  test("is not taken for one where no commit is known, or two are", () => {
    expect(chains([caller("a", 7), caller("b", 8)], {})).toEqual([["a"], ["b"]]);
    expect(chains([caller("a", 7), caller("b", 8)], { commits: { a: "c", b: "d" } })).toEqual([["a"], ["b"]]);
  });
});

describe("a root that a rule read from one failure", () => {
  const cause = finding({ kind: "import.name-missing", file: "codec.py", line: 2, score: 0.5 });
  const one = diagnosis("a", [cause]);
  const other = diagnosis("b", [finding({ line: 15, score: 0.6 }), { ...cause, score: 0.1 }]);

  test("explains another of the same commit that knows of it and has but a ranking of its own, in either order", () => {
    for (const list of [[one, other], [other, one]]) {
      const [joined, ...more] = regroup(list, { suspicionsOf: () => [], commitOf: () => "c" });
      expect(more).toEqual([]);
      expect(joined?.signatures).toEqual(["a", "b"]);
      expect(joined?.findings[0]).toMatchObject({ kind: "import.name-missing", file: "codec.py", line: 2 });
    }
  });

  test("explains nothing of another commit, nor where no commit is known, nor what does not know of it", () => {
    expect(chains([one, other], { commits: { a: "c", b: "d" } })).toEqual([["a"], ["b"]]);
    expect(chains([one, other], {})).toEqual([["a"], ["b"]]);
    expect(chains([one, diagnosis("b", [finding({ line: 15 })])], { commits: { a: "c", b: "c" } })).toEqual([["a"], ["b"]]);
  });
});
