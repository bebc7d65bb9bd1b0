/** Runs the failed nodes again, and only those, until each has an outcome or a reason for having none. */
import { dirname } from "node:path";
import type { Context, Interpreter } from "../context.js";
import { timeLeft, whyStopped } from "../context.js";
import type { RunFailure, TestFailure } from "./failure.js";
import { Stopped } from "../errors.js";
import type { CommandSource, Evidence } from "../trace/evidence.js";
import type { Ran } from "../trace/recorder.js";
import { deathOf, lastWords } from "./death.js";
import type { Fact, FactOf } from "./facts.js";
import { outcomes } from "./outcomes.js";
import { factToProject } from "./paths.js";
import { runPytest, type Neutral, type PytestQuestion, type PytestRun } from "./pytest.js";

/** Bytes of node ids in one call; the rest goes into the next one. Far below the systems' limits for arguments. */
const ARGV_BYTES = 100_000;
/** A process that dies takes its other nodes with it; so often they are started anew. */
const MOST_DEATHS = 20;
const INI = /^(?:pytest\.ini|\.pytest\.ini|pytest\.toml)$/;

export interface Reproduction {
  readonly failures: readonly TestFailure[];
  readonly runs: readonly RunFailure[];
  readonly passed: ReadonlySet<string>;
  readonly skipped: ReadonlyMap<string, string>;
  readonly session: FactOf<"session"> | null;
  readonly facts: readonly Fact[];
  /** What shows that nodes passed here, one for each run without a failure among them. */
  readonly evidence: readonly Evidence[];
  /** Ids that pytest does not know (any more). */
  readonly unknown: readonly string[];
}

/** One run, read: facts relative to the project, and evidence of the run as a whole. */
export interface ReadRun {
  readonly ran: Ran;
  readonly facts: readonly Fact[];
  readonly session: FactOf<"session"> | null;
  readonly evidence: Evidence<CommandSource>;
  readonly outcome: ReturnType<typeof outcomes>;
  readonly death: RunFailure | null;
}

/** Whether a node lies in (or is) the node, class or module of an id. */
export const isUnder = (id: string, node: string): boolean => node === id || node.startsWith(`${id}::`) || node.startsWith(`${id}[`);

/** Arguments that name nodes: a leading dash or @ is an option or a file of arguments to pytest. */
export const nodeArgument = (id: string): string => (/^[-@]/.test(id) ? `./${id}` : id);

/** Runs pytest and reads what came of it. */
export async function readRun(context: Context, interpreter: Interpreter, neutral: Neutral, question: PytestQuestion): Promise<ReadRun> {
  return interpret(context, await runPytest(context, interpreter, neutral, question), question);
}

function interpret(context: Context, run: PytestRun, { checkout, about }: PytestQuestion): ReadRun {
  const project = checkout ?? context.inputs.project;
  const session = run.facts.find((f) => f.t === "session") ?? null;
  const facts = run.facts.map((f) => factToProject(f, session?.rootdir ?? project, project));
  const claim = `${about === undefined ? "" : `${about}: `}${claimOf(run.ran, facts)}`;
  const evidence = context.recorder.fromCommand(run.ran, claim, lastWords(run.ran, facts) || tail(run.ran.output));
  const outcome = outcomes(facts, () => evidence);
  return { ran: run.ran, facts, session, evidence, outcome, death: deathOf(run.ran, facts, outcome.unfinished, evidence) };
}

function claimOf(ran: Ran, facts: readonly Fact[]): string {
  const reports = facts.filter((f) => f.t === "report");
  const failed = new Set(facts.filter((f) => (f.t === "report" && f.outcome === "failed") || f.t === "collect-error").map((f) => ("node" in f ? f.node : "")));
  const nodes = new Set(reports.map((f) => f.node));
  const hang = facts.find((f) => f.t === "hang");
  if (hang !== undefined) return `no end in \`${hang.node === "" ? "the run" : hang.node}\` after ${String(hang.seconds)} s`;
  const done = new Set(reports.filter((f) => f.phase === "teardown").map((f) => f.node));
  const last = facts.findLast((f) => f.t === "start" && !done.has(f.node));
  if (ran.signal !== null && !ran.timedOut && last?.t === "start") return `ended by ${ran.signal} in \`${last.node}\``;
  const end = ran.timedOut ? "stopped at the time-out" : ran.signal !== null ? `ended by ${ran.signal}` : `exit ${String(ran.exitCode)}`;
  return `${end}; ${String(failed.size)} of ${String(Math.max(nodes.size, failed.size))} failed`;
}

const tail = (text: string): string => text.slice(-1400);

/** `file::name` to the folder whose own ini file pytest would take for it: such groups cannot share a run. */
function iniFolder(file: string, manifests: readonly string[]): string {
  const folders = new Set(manifests.filter((m) => m.includes("/") && INI.test(m.slice(m.lastIndexOf("/") + 1))).map((m) => dirname(m)));
  for (let at = dirname(file); at !== "."; at = dirname(at)) if (folders.has(at)) return at;
  return ".";
}

/** Groups ids into runs: by ini folder, and by the size of the argument list. */
export function batches(ids: readonly string[], manifests: readonly string[]): string[][] {
  const byFolder = new Map<string, string[][]>();
  for (const id of ids) {
    const key = iniFolder(id.split("::", 1)[0] ?? id, manifests);
    const list = byFolder.get(key) ?? [[]];
    const last = list.at(-1) ?? [];
    if (last.reduce((n, i) => n + i.length + 1, 0) + id.length > ARGV_BYTES) list.push([id]);
    else last.push(id);
    byFolder.set(key, list);
  }
  return [...byFolder.values()].flat().filter((b) => b.length > 0);
}

/** Arguments of a run of these nodes. */
export function rerunArguments(batch: readonly string[]): string[] {
  const files = new Set(batch.map((id) => id.split("::", 1)[0]));
  return ["-q", ...batch.map(nodeArgument), "--tb=short", ...(files.size > 1 ? ["--continue-on-collection-errors"] : [])];
}

/** What is asked of the nodes of a run beside running them. */
export interface Rider {
  /** Settings of the plugin for a run of these nodes. */
  board(ids: readonly string[]): Readonly<Record<string, unknown>>;
  /** Hears of the run when it is over. */
  alight(read: ReadRun): void;
}

/**
 * Reproduces the failed nodes.
 * @param ids node ids or modules, relative to the project
 */
export async function reproduce(context: Context, interpreter: Interpreter, neutral: Neutral, ids: readonly string[], manifests: readonly string[], rider: Rider | null = null): Promise<Reproduction> {
  const reads: ReadRun[] = [];
  const unknown: string[] = [];
  let deaths = 0;
  const queue = batches(ids, manifests);
  for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
    if (timeLeft(context) === 0) {
      leave(context, [batch, ...queue].flat());
      break;
    }
    const read = await unlessStopped(readRun(context, interpreter, neutral, {
      stepId: "S2", action: "pytest.rerun", args: rerunArguments(batch),
      // What the project's own handlers catch on the way is where a swallowed error shows.
      settings: { caught: true, ...rider?.board(batch) },
    }));
    if (read === null) {
      leave(context, [batch, ...queue].flat());
      break;
    }
    if (read.death?.what === "usage" && batch.some((id) => id.includes("::"))) {
      const gone = await missing(context, interpreter, neutral, batch);
      if (gone.size > 0) {
        unknown.push(...gone);
        const there = batch.filter((id) => !gone.has(id));
        if (there.length > 0) queue.unshift(there);
        continue;
      }
    }
    reads.push(read);
    rider?.alight(read);
    const died = read.death !== null && (read.death.what === "crash" || read.death.what === "hang");
    if (!died) continue;
    deaths += 1;
    const done = new Set([...read.outcome.passed, ...read.outcome.skipped.keys(), ...read.outcome.failures.map((f) => f.node), ...(read.death.node === null ? [] : [read.death.node])]);
    const rest = batch.filter((id) => !done.has(id));
    if (rest.length === 0 || rest.length === batch.length) continue;
    if (deaths < MOST_DEATHS) queue.unshift(rest);
    else for (const id of rest) context.notRun.push({ step: `pytest ${id}`, reason: `the interpreter died ${String(deaths)} times before its turn` });
  }
  return join(reads, unknown);
}

function leave(context: Context, ids: readonly string[]): void {
  for (const id of ids) context.notRun.push({ step: `pytest ${id}`, reason: whyStopped(context) });
}

/** The value, or null where the run was asked to end meanwhile. */
export async function unlessStopped<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof Stopped) return null;
    throw thrown;
  }
}

/** Asks pytest which of these ids it does not know, by collecting their files. */
async function missing(context: Context, interpreter: Interpreter, neutral: Neutral, ids: readonly string[]): Promise<Set<string>> {
  const files = [...new Set(ids.map((id) => id.split("::", 1)[0] ?? id))];
  const read = await readRun(context, interpreter, neutral, {
    stepId: "S2", action: "pytest.collect", args: ["--collect-only", "-q", ...files.map(nodeArgument), "--continue-on-collection-errors"],
  });
  const known = read.facts.filter((f) => f.t === "item").map((f) => f.node);
  const errors = new Set(read.outcome.failures.map((f) => f.node));
  const there = (id: string): boolean => known.some((k) => isUnder(id, k));
  return new Set(ids.filter((id) => id.includes("::") && !errors.has(id.split("::", 1)[0] ?? id) && !there(id)));
}

/** One reproduction from several runs. */
export function join(reads: readonly ReadRun[], unknown: readonly string[]): Reproduction {
  return {
    failures: reads.flatMap((r) => r.outcome.failures),
    runs: reads.flatMap((r) => (r.death === null ? [] : [r.death])),
    passed: new Set(reads.flatMap((r) => [...r.outcome.passed])),
    skipped: new Map(reads.flatMap((r) => [...r.outcome.skipped])),
    session: reads.map((r) => r.session).find((s) => s !== null) ?? null,
    facts: reads.flatMap((r) => r.facts),
    evidence: reads.map((r) => r.evidence),
    unknown,
  };
}

