/** Stage 6: everything that is known becomes the report. */
import type { Collected } from "../collect/collect.js";
import type { Context, Interpreter } from "../context.js";
import { combined, type Diagnosis } from "../diagnose/diagnose.js";
import { shlexJoin } from "../env/addopts.js";
import type { AddedTest } from "../probe/history/added.js";
import type { Evidence } from "../trace/evidence.js";
import type { Recorder } from "../trace/recorder.js";
import type { Report } from "../report/schema.js";
import { chainId, chainOf, type Trial } from "./chain.js";
import { countAttempt, type Counted } from "../publish/attempt.js";
import { escalationOf, type Pushed } from "../publish/blocked.js";
import { shortSignature, signaturesOf } from "../publish/remember.js";
import type { Experiments } from "./experiment.js";
import { describe, type Gathered } from "./gather.js";
import { idle, testsAdded } from "./first.js";
import type { Forced } from "./force.js";
import { invariants } from "./invariants.js";
import { needs } from "./need.js";
import { unseen } from "./unseen.js";

export interface Parts {
  readonly context: Context;
  readonly interpreter: Interpreter;
  readonly collected: Collected;
  readonly gathered: Gathered;
  readonly trials: readonly { readonly diagnosis: Diagnosis; readonly trial: Trial }[];
  readonly experiments: Experiments;
  /** Tests that the change adds, run on the base's code. */
  readonly added: readonly AddedTest[];
  /** What was taken out of the project's own pytest options. */
  readonly neutralised: readonly string[];
  readonly seconds: number;
  /** From attempt 3 on. */
  readonly forced: Forced | null;
  /** At attempt 4 and on: the commits that came with each push. */
  readonly pushed: readonly Pushed[];
  readonly findings: Report["findings"];
  readonly decisions: Report["decisions"];
  /** Evidence of what skipped nodes do without what skips them, by node. */
  readonly behind: ReadonlyMap<string, Evidence>;
}

/** The attempt that the failures of this run make it, before their chains are built. */
export function attemptOf({ inputs }: Context, trials: Parts["trials"]): Counted {
  const live = trials.filter(({ diagnosis }) => !diagnosis.preExisting).flatMap(({ diagnosis }) => diagnosis.signatures);
  return countAttempt(inputs.prior, inputs.head, live.map(shortSignature), inputs.attempt);
}

export function buildReport(parts: Parts): Report {
  const { context, gathered } = parts;
  const { recorder, inputs } = context;
  const chains = parts.trials.map(({ diagnosis, trial }, i) => chainOf(chainId(i), diagnosis, trial, recorder));
  chains.push(...unseen(parts, chains.length));
  accountFor(parts);
  const win = chains.every((c) => c.verdict === "fixed") && green(parts) ? "PASS" : "FAIL";
  recorder.record({ surface: "cognitive", step_id: "S6", action: "win.decide", marker: "REFLECT", note: `${win}: ${String(chains.length)} chains` });
  const attempt = countAttempt(inputs.prior, inputs.head, signaturesOf(chains), inputs.attempt);
  const proof = winEvidence(parts);
  const runs = recorder.evidence.filter((e) => e.source.type === "command");
  return {
    schema: "python-trace/report/v1", run_id: recorder.runId, win, sg: "sg-0016 python-trace",
    attempt: { number: attempt.number, mode: attempt.mode, signature: combined(parts.trials.map((t) => t.diagnosis)), changed: attempt.changed },
    brief: inputs.brief, forced_context: attempt.mode === "context-override" ? forcedOf(parts.forced) : null,
    escalation: attempt.mode !== "escalation" ? null : escalationOf({
      chains, prior: inputs.prior, pushed: parts.pushed, invariants: invariants(parts),
      checked: (parts.forced?.checklist ?? []).map((c) => `${c.line}: ${c.answer ?? "no answer"}`),
    }),
    need_context: needs(parts), chains,
    win_evidence: proof,
    mypy_targets: gathered.typesPlan === null ? null : [...gathered.typesPlan.targets], smoke: gathered.smoke.map(({ kind, what, outcome, evidence }) => ({ kind, what, outcome, evidence: [evidence.id] })), tests_added: testsAdded(parts.added), decisions: parts.decisions, findings: [...parts.findings, ...idle(parts.added)],
    evidence: evidenceOf(recorder),
    unmapped: context.unmapped, not_run: context.notRun,
    environment: environmentOf(parts),
    trace: traceOf(recorder),
    totals: {
      failed_tests: new Set(parts.experiments.failures.flatMap((f) => (f.type === "test" ? [f.node] : []))).size, mypy_errors: gathered.types?.failures.length ?? 0,
      runs: runs.length, seconds: Math.round(parts.seconds * 10) / 10,
    },
  };
}

function forcedOf(forced: Forced | null): Report["forced_context"] {
  if (forced === null) return null;
  const ids = (evidence: readonly Evidence[]): string[] => [...new Set(evidence.map((e) => e.id))];
  return {
    facts: forced.facts.map(({ statement, evidence }) => ({ statement, evidence: ids(evidence) })), suspect: [...forced.suspect],
    checklist: forced.checklist.map(({ line, answer, evidence }) => ({ line, answer, evidence: ids(evidence) })),
  };
}

/** What has been minted so far, as the report has it. */
export const evidenceOf = (recorder: Recorder): Report["evidence"] => recorder.evidence.map(({ id, claim, source, excerpt }) => ({ id, claim, source: sourceOf(source), excerpt }));

export const traceOf = (recorder: Recorder): Report["trace"] => ({
  file: recorder.traceFile, records: recorder.records, errors: recorder.errors,
  latest: recorder.latest.map((e) => `${e.ts} ${e.surface} ${e.step_id} ${e.action}`),
});

type ReportSource = Report["evidence"][number]["source"];

function sourceOf(source: Evidence["source"]): ReportSource {
  switch (source.type) {
    case "command":
      return { ...source, argv: [...source.argv] };
    case "file":
      return { ...source, lines: source.lines === null ? null : [source.lines[0], source.lines[1]] };
    case "input":
    case "prior":
      return { ...source };
  }
}

/** No silent loss: a given failure without an outcome is listed with its reason. */
function accountFor(parts: Parts): void {
  const { gathered, context, collected } = parts;
  const { failures, passed, skipped, unknown, runs } = gathered.reproduction;
  const told = new Set([...failures.map((f) => f.node), ...passed, ...skipped.keys(), ...unknown, ...runs.flatMap((r) => (r.node === null ? [] : [r.node])), ...context.notRun.map((n) => n.step.replace(/^pytest /, ""))]);
  const under = (id: string): boolean => [...told].some((t) => t.startsWith(`${id}::`) || t.startsWith(`${id}[`) || t === id.split("::", 1)[0]);
  const ended = runs[0];
  for (const [id, test] of gathered.given) {
    if (!told.has(id) && !under(id)) {
      context.notRun.push({ step: `pytest ${id}`, reason: ended === undefined ? `pytest gave no outcome for it (${describe(test)})` : `the run ended before: ${ended.message.split("\n", 1)[0] ?? ""}` });
    }
  }
  for (const error of collected.types.filter((t) => t.severity === "error")) {
    const here = gathered.types?.failures.some((f) => f.file === error.file && f.message === error.message);
    if (here !== true) context.unmapped.push({ input: `${error.origin.input}: ${error.file}:${String(error.line ?? "?")} ${error.message}`, reason: gathered.types === null ? "mypy was not run here" : "mypy here does not report it" });
  }
  for (const run of collected.runs.filter((r) => r.what !== "traceback" || collected.tests.length > 0)) {
    if (runs.length === 0 && failures.length === 0) context.unmapped.push({ input: run.origin.input, reason: `${run.what} in CI, not seen here: ${run.message.split("\n", 1)[0] ?? ""}` });
  }
}

/** Something ran, and all of it passed; nothing that was given is left open. */
function green(parts: Parts): boolean {
  const { reproduction, types } = parts.gathered;
  const ran = reproduction.passed.size > 0 || types !== null || parts.collected.kind === "green";
  return ran && (types === null || types.exitCode === 0) && parts.context.unmapped.length === 0 && reproduction.runs.length === 0;
}

const WORDS = 6;

/** A command as a person reads it: of many node ids the first two are shown. */
function shown(argv: readonly string[]): string {
  const ids = argv.filter((a) => a.includes("::") || a.endsWith(".py"));
  if (ids.length <= WORDS) return shlexJoin(argv);
  const [first, second] = ids;
  const rest = argv.filter((a) => !ids.includes(a));
  return `${shlexJoin([...rest, first ?? "", second ?? ""])} … (${String(ids.length)} nodes)`;
}

function winEvidence(parts: Parts): Report["win_evidence"] {
  const { reproduction, types, earlier } = parts.gathered;
  const started = parts.gathered.smoke.filter((s) => s.kind === "command").map((s) => s.evidence);
  const all: Evidence[] = [...(earlier === null ? [] : [earlier.evidence]), ...reproduction.evidence, ...(types === null ? [] : [types.evidence]), ...started];
  const lines = all.flatMap((e) => (e.source.type === "command" ? [{ what: shown(e.source.argv), outcome: e.claim }] : e.source.type === "prior" ? [{ what: `run ${e.source.run_id} at ${e.source.sha.slice(0, 7)}`, outcome: e.claim }] : []));
  return lines.length > 0 ? lines : inputLines(parts);
}

/** Where nothing had to be run: the green run that CI left is the evidence. */
function inputLines({ collected, context, interpreter }: Parts): Report["win_evidence"] {
  const order = collected.orders[0];
  const said = collected.context.find((c) => c.facts["outcome"] !== undefined || c.facts["mypy"] !== undefined);
  const input = order?.origin.input ?? said?.origin.input;
  if (collected.kind !== "green" || input === undefined) return [{ what: shown(interpreter.shown), outcome: "nothing could be run" }];
  const outcome = order === undefined ? (said?.facts["outcome"] ?? said?.facts["mypy"] ?? "nothing failed") : `${String(order.refs.length)} tests, none failed`;
  context.recorder.fromInput(input, outcome, outcome);
  return [{ what: input, outcome }];
}

function environmentOf({ interpreter, gathered, neutralised, context }: Parts): Record<string, string> {
  const { facts } = interpreter;
  const plugins = gathered.reproduction.session?.plugins.map((p) => `${p.name} ${p.version}`).join(", ");
  return {
    python: facts.version, pytest: facts.pytest?.version ?? "none", mypy: facts.mypy?.version ?? "none", platform: facts.platform,
    interpreter: `${interpreter.argv.join(" ")} (${interpreter.reason})`, prefix: facts.prefix,
    rootdir: facts.pytest?.rootdir ?? "", configuration: facts.pytest?.inipath ?? "none", plugins: plugins ?? "",
    neutralised: neutralised.join("; ") || "nothing", project: context.inputs.project,
  };
}
