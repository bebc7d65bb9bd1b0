/** A diagnosis becomes a chain of the report: its quotes become evidence, its confidence is worked out. */
import type { Diagnosis } from "../diagnose/diagnose.js";
import type { Finding } from "../diagnose/rule.js";
import type { Verdict } from "../probe/history.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Contrast } from "../trace/evidence.js";
import type { Mended } from "./mend.js";
import type { Recorder } from "../trace/recorder.js";
import type { Chain, Root } from "../report/schema.js";
import { symptomOf } from "../report/symptom.js";

const CANDIDATES = 5;

/** What experiments said of a diagnosis. */
export interface Trial {
  readonly isolation: Isolation | null;
  readonly history: Verdict | null;
  readonly mended: Mended | null;
}

/** The name of a chain by its place in the report. */
export const chainId = (index: number): string => `C${String(index + 1)}`;

/** Makes the chain of one diagnosis. */
export function chainOf(id: string, diagnosis: Diagnosis, trial: Trial, recorder: Recorder): Chain {
  const { isolation, history } = trial;
  const [first, ...others] = diagnosis.findings;
  const contrast = contrastOf(first, trial);
  const shown = [...new Set([...(isolation?.evidence ?? []).map((e) => e.id), diagnosis.failures[0].evidence.id])];
  const evidence = [...new Set([...shown, ...proof(first, recorder), ...(contrast === null ? [] : [contrast.failing.id, contrast.passing.id]), ...(history?.introducedBy?.evidence ?? []).map((e) => e.id)])];
  const confidence = contrast === null ? first.confidence : "proven";
  recorder.record({
    surface: "cognitive", step_id: "S4", action: "root.pick", marker: "REASON",
    note: `${id}: ${first.kind} at ${first.file ?? "outside the checkout"}${first.line === null ? "" : `:${String(first.line)}`} (${confidence}, ${first.score.toFixed(2)}), before ${others.slice(0, 4).map((o) => `${o.kind} ${o.score.toFixed(2)}`).join(", ") || "nothing else"}`,
  });
  const root: Root = {
    kind: first.kind, file: first.file, line: first.line,
    statement: history?.exposes == null ? first.statement : `${first.statement} ${history.exposes}`,
    confidence, because: `${why(first, contrast)}; disproved by: ${first.disprovedBy}`,
    evidence,
    candidates: [candidateOf(first, evidence), ...others.slice(0, CANDIDATES - 1).map((o) => candidateOf(o, proof(o, recorder)))],
    introduced_by: history?.introducedBy == null ? null : { sha: history.introducedBy.sha, subject: history.introducedBy.subject },
    polluter: isolation?.polluter ?? null, polluters: [...(isolation?.polluters ?? [])], leaks: (isolation?.leaks ?? []).map((l) => ({ ...l })),
  };
  return {
    id, verdict: verdictOf(first, isolation), pre_existing: diagnosis.preExisting, signatures: [...diagnosis.signatures], failed: { ...(isolation?.failed ?? { runs: 1, of: 1 }) },
    symptoms: diagnosis.failures.map(symptomOf), shown_by: shown, root, fix: trial.mended === null ? null : fixOf(trial.mended),
  };
}

/** Longer patches (characters) are in the bundle alone. */
const LONGEST_DIFF = 20_000;

/** A fix as the report has it. */
export function fixOf({ status, patch, before, after, summary, told, diff }: Mended): NonNullable<Chain["fix"]> {
  const ids = (list: readonly { id: string }[]): string[] => [...new Set(list.map((e) => e.id))];
  return {
    status, patch, before: ids(before), after: ids(after), summary: `${summary}: ${told}`,
    diff: diff.length > LONGEST_DIFF ? null : diff,
  };
}

function verdictOf(root: Finding, isolation: Isolation | null): Chain["verdict"] {
  return root.kind.startsWith("process.") ? "process" : (isolation?.verdict ?? "deterministic");
}

/**
 * The counterfactual that carries this very root: the finding's own; for a leak the polluter's; for what comes and goes the
 * factor's; for a root that a tool states in what a commit changed, that commit against its parent.
 */
function contrastOf(root: Finding, { isolation, history, mended }: Trial): Contrast | null {
  if (root.contrast !== undefined) return root.contrast;
  if (mended !== null && mended.status === "verified" && mended.edits.some((e) => e.file === root.file)) return mended.contrast;
  if (root.kind.startsWith("state.")) return isolation?.contrast ?? null;
  if (root.kind.startsWith("flaky.")) return isolation?.flip?.contrast ?? null;
  return root.confidence === "strong" ? (history?.introducedBy?.contrast ?? null) : null;
}

const ended = ({ source }: Contrast["failing"]): string => (source.exit_code === null ? `the end by ${source.signal ?? "a signal"}` : `exit ${String(source.exit_code)}`);

function why(root: Finding, contrast: Contrast | null): string {
  if (contrast !== null) return `${contrast.factor} alone turns the outcome, ${ended(contrast.failing)} against ${ended(contrast.passing)}`;
  return root.confidence === "strong" ? "a tool says it directly" : "a ranking only: nothing that ran confirms it";
}

function candidateOf(finding: Finding, evidence: string[]): Root["candidates"][number] {
  return { kind: finding.kind, file: finding.file, line: finding.line, score: finding.score, statement: finding.statement, evidence };
}

/** Ids of what a finding rests on; lines that it quotes are read now. */
function proof(finding: Finding, recorder: Recorder): string[] {
  return [...new Set(finding.because.map((b) => ("id" in b ? b.id : recorder.fromFile(b.file, b.lines, b.claim).id)))];
}
