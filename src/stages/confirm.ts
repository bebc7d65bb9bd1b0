/** After the rules: roots that one run can prove, or disprove, are put to it. */
import { timeLeft, whyStopped } from "../context.js";
import type { Diagnosis } from "../diagnose/diagnose.js";
import type { Failure, TestFailure } from "../probe/failure.js";
import { rank } from "../diagnose/rank.js";
import type { Experiment, Finding } from "../diagnose/rule.js";
import { signature } from "../probe/signature.js";
import { isFirstParty } from "../env/files.js";
import { asyncioAuto, watchBlocked } from "../probe/async.js";
import type { Fact, FactOf } from "../probe/facts.js";
import { dayBefore } from "../probe/clock.js";
import { askApart } from "../probe/imports/apart.js";
import { pathFirst } from "../probe/imports/path.js";
import { failingAlone, onceMore, type Bench, type Factor } from "../probe/once-more.js";
import { unlessStopped } from "../probe/reproduce.js";
import { eachOf } from "../probe/width.js";
import type { Contrast, Evidence } from "../trace/evidence.js";

const WIDTH = 2;
/** Roots of one diagnosis that are put to the test: after so many the ranking stands as it is. */
const MOST = 2;
/** What is left of the score of a root that a run speaks against. */
const DISPROVED = 0.3;

type Outcome =
  | { readonly kind: "proven"; readonly contrast: Contrast }
  /** The thing was changed and the failure stayed what it was. */
  | { readonly kind: "disproved"; readonly evidence: Evidence }
  /** Seen to be so, by nothing that was changed. */
  | { readonly kind: "shown"; readonly evidence: Evidence }
  | { readonly kind: "open" };

/** @param facts of the runs in which the failures were seen, in order */
export async function confirm(bench: Bench, facts: readonly Fact[], diagnoses: readonly Diagnosis[]): Promise<Diagnosis[]> {
  return eachOf(diagnoses, WIDTH, (diagnosis) => settle(bench, facts, diagnosis));
}

async function settle(bench: Bench, facts: readonly Fact[], diagnosis: Diagnosis): Promise<Diagnosis> {
  let { findings } = diagnosis;
  for (let turn = 0; turn < MOST; turn += 1) {
    const [root] = findings;
    const { experiment } = root;
    if (experiment === undefined || root.contrast !== undefined) break;
    if (timeLeft(bench.context) === 0) {
      bench.context.notRun.push({ step: `proof of ${root.kind}`, reason: whyStopped(bench.context) });
      break;
    }
    const outcome = (await unlessStopped(put(bench, experiment, diagnosis.failures[0], facts))) ?? { kind: "open" };
    bench.context.recorder.record({ surface: "cognitive", step_id: "S4", action: "root.confirm", marker: "REFLECT", note: `${root.kind}: ${outcome.kind}` });
    if (outcome.kind === "open") break;
    const [first, ...rest] = rank(findings.map((one) => (same(one.experiment, experiment) ? after(one, outcome) : one)));
    findings = first === undefined ? findings : [first, ...rest];
  }
  return { ...diagnosis, findings };
}

const same = (one: Experiment | undefined, other: Experiment): boolean => JSON.stringify(one) === JSON.stringify(other);

function after({ experiment, ...finding }: Finding, outcome: Exclude<Outcome, { kind: "open" }>): Finding {
  if (outcome.kind === "proven") return { ...finding, contrast: outcome.contrast };
  if (outcome.kind === "shown") return { ...finding, confidence: "strong", because: [...finding.because, outcome.evidence] };
  return { ...finding, confidence: "weak", score: finding.score * DISPROVED, because: [...finding.because, outcome.evidence] };
}

/** The session in which a node was run: each run tells its own before its nodes. */
function sessionOf({ node }: TestFailure, facts: readonly Fact[]): FactOf<"session"> | null {
  const at = facts.findIndex((f) => "node" in f && f.node === node);
  return facts.slice(0, Math.max(0, at)).findLast((f) => f.t === "session") ?? null;
}

async function put(bench: Bench, experiment: Experiment, failure: Failure, facts: readonly Fact[]): Promise<Outcome> {
  switch (experiment.kind) {
    case "path":
      return change(bench, failure, (test) => pathFirst(sessionOf(test, facts), bench.context.inputs.project, experiment.folders));
    case "asyncio-auto":
      return change(bench, failure, (test) => asyncioAuto(sessionOf(test, facts)));
    case "clock":
      return change(bench, failure, () => dayBefore(experiment.day), "any");
    case "blocked":
      return failure.type === "test" ? watch(bench, failure, experiment) : { kind: "open" };
    case "apart": {
      const contrast = await askApart(bench.context, bench.interpreter, experiment.code, experiment.root);
      return contrast === null ? { kind: "open" } : { kind: "proven", contrast };
    }
  }
}

/** The node alone as it is, and with the factor. @param still which failure speaks against it: this one, or any (a date may stand in its words) */
async function change(bench: Bench, failure: Failure, factorOf: (test: TestFailure) => Factor | null, still: "same" | "any" = "same"): Promise<Outcome> {
  const factor = failure.type === "test" ? factorOf(failure) : null;
  if (factor === null || failure.type !== "test") return { kind: "open" };
  const changed = await onceMore(bench, failure.node, factor);
  if (changed.outcome === "failed") return still === "any" || changed.failures.some((f) => isSame(f, failure)) ? { kind: "disproved", evidence: changed.evidence } : { kind: "open" };
  const failing = changed.outcome === "passed" ? await failingAlone(bench, failure) : null;
  const contrast = failing === null ? null : bench.context.recorder.contrast(factor.told, failing, changed.evidence);
  return contrast === null ? { kind: "open" } : { kind: "proven", contrast };
}

/** Whether a coroutine keeps the loop at the place, or in what the place calls. */
async function watch(bench: Bench, failure: TestFailure, at: { readonly file: string; readonly line: number }): Promise<Outcome> {
  const { run, blocked, evidence } = await watchBlocked(bench, failure.node);
  if (blocked.some((stay) => stay.frames.some((f) => f.file === at.file && f.line === at.line))) return { kind: "shown", evidence };
  return run.outcome.failures.some((f) => isSame(f, failure)) ? { kind: "disproved", evidence } : { kind: "open" };
}

function isSame(one: Failure, other: Failure): boolean {
  return signature(one, isFirstParty) === signature(other, isFirstParty);
}
