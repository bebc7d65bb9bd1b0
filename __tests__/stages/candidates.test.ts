import { describe, expect, test } from "@jest/globals";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Diagnosis } from "../../src/diagnose/diagnose.js";
import type { Finding } from "../../src/diagnose/rule.js";
import type { Suspicion } from "../../src/diagnose/suspicion.js";
import { writeCandidates } from "../../src/stages/candidates.js";
import { aTest, anEvidence } from "../support/facts.js";

const evidence = anEvidence();
const finding = (line: number): Finding => ({ kind: "code.wrong-value", file: "a.py", line, statement: "s", confidence: "weak", score: 0.5, because: [evidence], disprovedBy: "a run" });
const suspicion = (line: number): Suspicion => ({ file: "a.py", line, score: 1, def: null, novelty: null, why: "w", evidence });
const chain = (first: Finding, ...others: Finding[]): Diagnosis => ({ signatures: ["s"], preExisting: false, failures: [aTest("t.py::a", [], evidence)], findings: [first, ...others] });

describe("every place in the running", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-trace-candidates-"));
  const file = join(folder, "candidates.json");
  const concluded = {
    diagnoses: [chain(finding(1), finding(2)), chain({ ...finding(3), file: null }, finding(4))],
    rankings: [{ first: [], all: [suspicion(2), suspicion(5)], heat: null }],
  };

  test("is written where the variable says: of each chain in turn, then what was measured, each line once", () => {
    writeCandidates({ env: { PYTHON_TRACE_DEBUG_CANDIDATES: file } }, concluded);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([1, 4, 2, 5].map((line) => ({ file: "a.py", line })));
    rmSync(file);
  });

  test("is not written where it says nothing", () => {
    writeCandidates({ env: {} }, null);
    expect(existsSync(file)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
