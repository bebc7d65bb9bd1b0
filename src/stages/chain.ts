/** A diagnosis becomes a chain of the report: its quotes become evidence, its confidence is worked out. */
import type { Diagnosis } from "../diagnose/diagnose.js";
import type { Finding } from "../diagnose/rule.js";
import type { Evidence } from "../trace/evidence.js";
import type { Recorder } from "../trace/recorder.js";
import type { Chain, Root } from "../report/schema.js";
import { symptomOf } from "../report/symptom.js";

const CANDIDATES = 5;

/** What experiments said of a diagnosis. */
export interface Trial {
  readonly verdict: Chain["verdict"];
  readonly failed: { readonly runs: number; readonly of: number };
  readonly evidence: readonly Evidence[];
}

/** Makes the chain of one diagnosis. */
export function chainOf(id: string, diagnosis: Diagnosis, trial: Trial, recorder: Recorder): Chain {
  const symptoms = diagnosis.failures.map(symptomOf);
  const [first, ...others] = diagnosis.findings;
  const evidence = [...new Set([...trial.evidence.map((e) => e.id), ...proof(first, recorder)])];
  recorder.record({
    surface: "cognitive", step_id: "S4", action: "root.pick", marker: "REASON",
    note: `${id}: ${first.kind} at ${first.file ?? "outside the checkout"}${first.line === null ? "" : `:${String(first.line)}`} (${first.confidence}, ${first.score.toFixed(2)}), before ${others.slice(0, 4).map((o) => `${o.kind} ${o.score.toFixed(2)}`).join(", ") || "nothing else"}`,
  });
  const root: Root = {
    kind: first.kind, file: first.file, line: first.line, statement: first.statement, confidence: first.confidence,
    because: `${first.confidence === "strong" ? "a tool says it directly" : "a ranking only: nothing that ran confirms it"}; disproved by: ${first.disprovedBy}`,
    evidence,
    candidates: [
      candidateOf(first, evidence),
      ...others.slice(0, CANDIDATES - 1).map((o) => candidateOf(o, proof(o, recorder))),
    ],
    introduced_by: null, polluter: null, polluters: [], leaks: [],
  };
  return { id, verdict: trial.verdict, pre_existing: false, failed: { ...trial.failed }, symptoms, shown_by: trial.evidence.map((e) => e.id), root, fix: null };
}

function candidateOf(finding: Finding, evidence: string[]): Root["candidates"][number] {
  return { kind: finding.kind, file: finding.file, line: finding.line, score: finding.score, statement: finding.statement, evidence };
}

/** Ids of what a finding rests on; lines that it quotes are read now. */
function proof(finding: Finding, recorder: Recorder): string[] {
  return [...new Set(finding.because.map((b) => ("id" in b ? b.id : recorder.fromFile(b.file, b.lines, b.claim).id)))];
}
