/** Stage 6: everything that is known becomes the report. */
import type { Collected, GatheredTest } from "../collect/collect.js";
import type { Context, Interpreter } from "../context.js";
import { combined, type Diagnosis } from "../diagnose/diagnose.js";
import { skeleton } from "../probe/signature.js";
import { shlexJoin } from "../env/addopts.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Reproduction } from "../probe/reproduce.js";
import type { Evidence } from "../trace/evidence.js";
import type { Chain, Report } from "../report/schema.js";
import { chainId, chainOf, type Trial } from "./chain.js";
import { countAttempt } from "../publish/attempt.js";
import { signaturesOf } from "../publish/remember.js";
import type { Experiments } from "./experiment.js";
import { describe, type Gathered } from "./gather.js";

export interface Parts {
  readonly context: Context;
  readonly interpreter: Interpreter;
  readonly collected: Collected;
  readonly gathered: Gathered;
  readonly trials: readonly { readonly diagnosis: Diagnosis; readonly trial: Trial }[];
  readonly experiments: Experiments;
  /** What was taken out of the project's own pytest options. */
  readonly neutralised: readonly string[];
  readonly seconds: number;
}

export function buildReport(parts: Parts): Report {
  const { context, gathered } = parts;
  const { recorder, inputs } = context;
  const chains = parts.trials.map(({ diagnosis, trial }, i) => chainOf(chainId(i), diagnosis, trial, recorder));
  chains.push(...notReproduced(parts, chains.length));
  accountFor(parts);
  const win = chains.length === 0 && green(parts) ? "PASS" : "FAIL";
  recorder.record({ surface: "cognitive", step_id: "S6", action: "win.decide", marker: "REFLECT", note: `${win}: ${String(chains.length)} chains` });
  const attempt = countAttempt(inputs.prior, inputs.head, signaturesOf(chains), inputs.attempt);
  const proof = winEvidence(parts);
  const runs = recorder.evidence.filter((e) => e.source.type === "command");
  return {
    schema: "python-trace/report/v1", run_id: recorder.runId, win, sg: "sg-0016 python-trace",
    attempt: { number: attempt.number, mode: attempt.mode, signature: combined(parts.trials.map((t) => t.diagnosis)) },
    brief: inputs.brief, forced_context: null, escalation: null, need_context: [], chains,
    win_evidence: proof,
    evidence: recorder.evidence.map(({ id, claim, source, excerpt }) => ({ id, claim, source: sourceOf(source), excerpt })),
    unmapped: context.unmapped, not_run: context.notRun,
    environment: environmentOf(parts),
    trace: {
      file: recorder.traceFile, records: recorder.records, errors: recorder.errors,
      latest: recorder.latest.map((e) => `${e.ts} ${e.surface} ${e.step_id} ${e.action}`),
    },
    totals: {
      failed_tests: new Set(parts.experiments.failures.flatMap((f) => (f.type === "test" ? [f.node] : []))).size, mypy_errors: gathered.types?.failures.length ?? 0,
      runs: runs.length, seconds: Math.round(parts.seconds * 10) / 10,
    },
  };
}

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

/** Given failures that passed or were skipped here: one chain for each way in which CI saw them fail. */
function notReproduced(parts: Parts, count: number): Chain[] {
  const { gathered, context } = parts;
  const { evidence } = gathered.reproduction;
  const groups = new Map<string, { id: string; test: GatheredTest; here: string }[]>();
  for (const [id, test] of gathered.given) {
    if (parts.experiments.failures.some((f) => f.type === "test" && f.node === id)) continue;
    if (gathered.prior !== null && gathered.reproduction.passed.has(id)) continue;
    const here = outcomeHere(id, gathered.reproduction, parts.experiments.isolations.get(id));
    if (here === null) continue;
    const key = `${test.exception ?? ""} ${skeleton(test.message)}`;
    groups.set(key, [...(groups.get(key) ?? []), { id, test, here }]);
  }
  return [...groups.values()].map((members, i): Chain => ({
    id: chainId(count + i), verdict: "not-reproduced", pre_existing: false, signatures: [], failed: { ...(isolationsOf(parts, members[0]?.id)?.failed ?? { runs: 0, of: 1 }) },
    symptoms: members.map(({ id, test, here }) => ({
      node: id, phase: test.phase ?? "call", exception: test.exception, message: `${here}; in CI: ${test.message}`.slice(0, 600), file: id.split("::", 1)[0] ?? null, line: null,
    })),
    shown_by: [
      ...(isolationsOf(parts, members[0]?.id)?.evidence ?? evidence).map((e) => e.id),
      ...members.slice(0, 1).flatMap(({ test }) => test.mentions.slice(0, 1).map((m) => context.recorder.fromInput(m.origin.input, m.text, "CI saw it fail").id)),
    ],
    root: null, fix: null,
  }));
}

const isolationsOf = ({ experiments }: Parts, id: string | undefined): Isolation | undefined => (id === undefined ? undefined : experiments.isolations.get(id));

/** How a given node, or module, fared here where it did not fail; null where it failed or did not end. */
function outcomeHere(id: string, { passed, skipped, failures }: Reproduction, isolation: Isolation | undefined): string | null {
  const under = (node: string): boolean => node === id || node.startsWith(`${id}::`) || node.startsWith(`${id}[`);
  if (failures.some((f) => under(f.node))) return null;
  if ([...passed].some(under)) return `passed here, ${String(isolation?.failed.runs ?? 0)} of ${String(isolation?.failed.of ?? 1)} failed`;
  const skip = [...skipped].find(([node]) => under(node));
  return skip === undefined ? null : `skipped here: ${skip[1]}`;
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
  for (const run of collected.runs) {
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
  const { reproduction, types, prior } = parts.gathered;
  const all: Evidence[] = [...(prior === null ? [] : [prior]), ...reproduction.evidence, ...(types === null ? [] : [types.evidence])];
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
