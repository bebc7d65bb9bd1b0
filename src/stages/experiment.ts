/** Stage 3: isolation by experiment, and history. What they cannot tell is in `not_run`. */
import type { Collected } from "../collect/collect.js";
import { timeLeft, whyStopped, type Context, type Interpreter } from "../context.js";
import type { ChangedFile } from "../env/change.js";
import type { Failure, TestFailure } from "../probe/failure.js";
import { group, type Group } from "../diagnose/group.js";
import type { Change } from "../env/change.js";
import { isFirstParty, type ProjectFiles } from "../env/files.js";
import { messageOf } from "../errors.js";
import type { NonEmpty } from "../ports.js";
import type { History, HistoryGroup } from "../probe/history.js";
import { culpritOf } from "../probe/history/culprit.js";
import { traceHistory } from "../probe/history/trace.js";
import { isolate, type Representative } from "../probe/isolate/isolate.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Neutral } from "../probe/pytest.js";
import { unlessStopped } from "../probe/reproduce.js";
import { candidate } from "../probe/resolve.js";
import type { Gathered } from "./gather.js";

export interface Experiments {
  /** By node: the representatives of the groups, and what CI saw fail and passes by itself. */
  readonly isolations: ReadonlyMap<string, Isolation>;
  /** All failures seen here, those that show only in company or under one factor included. */
  readonly failures: readonly Failure[];
  readonly history: History;
  /** By signature: what the commit that brought it changed. */
  readonly culprits: ReadonlyMap<string, readonly ChangedFile[]>;
}

/** Nodes that pass by themselves and are searched for; the rest of a long list is said to be left out. */
const MOST_PASSED = 40;
/** Fresh runs that a commit must pass where the failure comes and goes. */
const FLAKY_REPEATS = 5;

export async function experiment(context: Context, interpreter: Interpreter, neutral: Neutral, files: ProjectFiles, collected: Collected, gathered: Gathered, change: Change | null): Promise<Experiments> {
  const { reproduction, types } = gathered;
  context.progress.stage("isolating");
  const isolations = (await unlessFailed(context, "isolation", isolateAll(context, interpreter, neutral, files, collected, gathered))) ?? new Map<string, Isolation>();
  const shown = [...isolations].flatMap(([node, i]) => (i.failure !== null && !reproduction.failures.some((f) => f.node === node) ? [i.failure] : []));
  const failures: Failure[] = [...reproduction.runs, ...reproduction.failures, ...shown, ...(types?.failures ?? [])];
  context.progress.stage("asking history");
  const groups = group(failures, isFirstParty);
  const history = (await unlessFailed(context, "history", traceHistory(context, interpreter, neutral, change, {
    groups: groups.map((g) => historyGroup(g, isolations)), types: gathered.typesPlan, files,
  }))) ?? { baseline: null, order: [], byGroup: new Map() };
  return { isolations, failures, history, culprits: await culpritsOf(context, history) };
}

/** An experiment that fails in itself costs what it would have told, not the report. */
async function unlessFailed<T>(context: Context, step: string, asked: Promise<T>): Promise<T | null> {
  try {
    return await unlessStopped(asked);
  } catch (thrown) {
    context.recorder.record({ surface: "operational", step_id: "S3", action: `${step}.fail`, status: "failed", error: { type: thrown instanceof Error ? thrown.name : "Error", message: messageOf(thrown) } });
    context.notRun.push({ step, reason: `it failed: ${messageOf(thrown)}` });
    return null;
  }
}

async function isolateAll(context: Context, interpreter: Interpreter, neutral: Neutral, files: ProjectFiles, collected: Collected, gathered: Gathered): Promise<Map<string, Isolation>> {
  const { failures, passed } = gathered.reproduction;
  const red = group(failures.filter((f) => f.phase !== "collect"), isFirstParty).flatMap((g): Representative[] => {
    const [first] = g.failures;
    return first.type === "test" ? [{ node: first.node, failed: true, failure: first }] : [];
  });
  const green = [...gathered.given.keys()].filter((id) => passed.has(id));
  for (const node of green.slice(MOST_PASSED)) context.notRun.push({ step: `isolation of ${node}`, reason: `${String(MOST_PASSED)} others that pass by themselves were looked at` });
  const representatives = [...red, ...green.slice(0, MOST_PASSED).map((node): Representative => ({ node, failed: false, failure: null }))];
  if (representatives.length === 0) return new Map();
  if (timeLeft(context) === 0) {
    context.notRun.push({ step: "isolation", reason: whyStopped(context) });
    return new Map();
  }
  return isolate(context, interpreter, neutral, { representatives, order: orderOf(context, files, collected), reruns: context.inputs.reruns });
}

/** The order in which CI ran the tests, as node ids; empty where no source holds it. */
function orderOf(context: Context, files: ProjectFiles, collected: Collected): string[] {
  const longest = [...collected.orders].sort((a, b) => b.refs.length - a.refs.length)[0];
  return (longest?.refs ?? []).flatMap((ref) => {
    const found = candidate([ref], context.inputs.project, files.python);
    return found.kind === "node" ? [found.id] : [];
  });
}

function historyGroup({ signature, failures }: Group, isolations: ReadonlyMap<string, Isolation>): HistoryGroup {
  const found = failures.flatMap((f) => (f.type === "test" ? [isolations.get(f.node)] : [])).find((i) => i !== undefined);
  const victim = failures[0].type === "test" ? failures[0].node : null;
  const [first, ...rest] = found?.verdict === "order-dependent" && victim !== null && found.polluters.length > 0 ? [...found.polluters, victim] : [];
  return {
    signature, failures,
    company: first === undefined ? null : [first, ...rest] satisfies NonEmpty<string>,
    env: {}, repeats: found?.verdict === "flaky" ? FLAKY_REPEATS : 1,
  };
}

async function culpritsOf(context: Context, history: History): Promise<Map<string, readonly ChangedFile[]>> {
  const bySha = new Map<string, readonly ChangedFile[] | null>();
  const found = new Map<string, readonly ChangedFile[]>();
  for (const [signature, verdict] of history.byGroup) {
    const sha = (verdict.introducedBy ?? verdict.arrived)?.sha;
    if (sha === undefined) continue;
    if (!bySha.has(sha)) bySha.set(sha, await unlessStopped(culpritOf(context, sha)));
    const changed = bySha.get(sha);
    if (changed != null) found.set(signature, changed);
  }
  return found;
}

/** The isolation that speaks for a group of failures. */
export function isolationOf(failures: readonly Failure[], isolations: ReadonlyMap<string, Isolation>): Isolation | null {
  const tests = failures.filter((f): f is TestFailure => f.type === "test");
  return tests.map((f) => isolations.get(f.node)).find((i) => i !== undefined) ?? null;
}
