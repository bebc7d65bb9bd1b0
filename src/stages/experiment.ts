/** Stage 3: what isolation showed, and history. What they cannot tell is in `not_run`. */
import type { Context, Interpreter } from "../context.js";
import type { ChangedFile } from "../env/change.js";
import type { Failure, TestFailure } from "../probe/failure.js";
import { group, type Group } from "../diagnose/group.js";
import type { Change } from "../env/change.js";
import { isFirstParty, type ProjectFiles } from "../env/files.js";
import type { NonEmpty } from "../ports.js";
import type { History, HistoryGroup } from "../probe/history.js";
import { culpritOf } from "../probe/history/culprit.js";
import { NOTHING } from "../probe/history/judge.js";
import { traceHistory } from "../probe/history/trace.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Neutral } from "../probe/pytest.js";
import { unlessStopped } from "../probe/reproduce.js";
import { smokeFailures } from "../probe/smoke/smoke.js";
import type { Gathered } from "./gather.js";
import { unlessFailed } from "./isolation.js";

export interface Experiments {
  /** By node: the representatives of the groups, and what CI saw fail and passes by itself. */
  readonly isolations: ReadonlyMap<string, Isolation>;
  /** All failures seen here, those that show only in company or under one factor included. */
  readonly failures: readonly Failure[];
  readonly history: History;
  /** By signature: what the commit that brought it changed. */
  readonly culprits: ReadonlyMap<string, readonly ChangedFile[]>;
}

/** Fresh runs that a commit must pass where the failure comes and goes: so many that all of them miss it once in thirty times, within bounds. */
const MISSED = 1 / 30;
const FEWEST = 5;
const MOST = 15;

export async function experiment(context: Context, interpreter: Interpreter, neutral: Neutral, files: ProjectFiles, gathered: Gathered, change: Change | null): Promise<Experiments> {
  const { reproduction, types, isolations } = gathered;
  const shown = [...isolations].flatMap(([node, i]) => (i.failure !== null && !reproduction.failures.some((f) => f.node === node) ? [i.failure] : []));
  const failures: Failure[] = [...reproduction.runs, ...reproduction.failures, ...shown, ...(types?.failures ?? []), ...smokeFailures(gathered.smoke)];
  context.progress.stage("asking history");
  const groups = group(failures, isFirstParty);
  const history = (await unlessFailed(context, "history", traceHistory(context, interpreter, neutral, change, {
    groups: groups.map((g) => historyGroup(g, isolations)), types: gathered.typesPlan, files,
  }))) ?? { baseline: null, order: [], byGroup: new Map(), older: new Set() };
  return { isolations, ...apart(failures, history), culprits: await culpritsOf(context, history) };
}

/** Type errors that the base has too become groups of their own, older than the change. */
function apart(failures: readonly Failure[], history: History): Pick<Experiments, "failures" | "history"> {
  const marked = failures.map((f) => (f.type === "mypy" && history.older.has(f) ? { ...f, older: true as const } : f));
  const older = group(marked.filter((f) => f.type === "mypy" && f.older === true), isFirstParty);
  return { failures: marked, history: { ...history, byGroup: new Map([...history.byGroup, ...older.map((g) => [g.signature, { ...NOTHING, preExisting: true }] as const)]) } };
}

function historyGroup({ signature, failures }: Group, isolations: ReadonlyMap<string, Isolation>): HistoryGroup {
  const found = failures.flatMap((f) => (f.type === "test" ? [isolations.get(f.node)] : [])).find((i) => i !== undefined);
  const victim = failures[0].type === "test" ? failures[0].node : null;
  const before = found?.verdict === "order-dependent" ? found.polluters : failures[0].type === "test" ? (failures[0].beside ?? []) : [];
  const [first, ...rest] = victim !== null && before.length > 0 ? [...before, victim] : [];
  return {
    signature, failures,
    company: first === undefined ? null : [first, ...rest] satisfies NonEmpty<string>,
    ...mannerOf(found),
  };
}

/** Factors whose value decides by itself; with the others it still comes and goes. */
const DECIDES: readonly string[] = ["hash-seed", "random-seed", "clock", "time-zone", "locale"];

/** What fails now and then is run as it fails each time, where a factor is known to do that; else more than once. */
function mannerOf(isolation: Isolation | undefined): Pick<HistoryGroup, "env" | "factor" | "repeats"> {
  const flip = isolation?.flip ?? null;
  return {
    env: flip?.under.env ?? {}, factor: flip?.under.factor ?? null,
    repeats: isolation?.verdict === "flaky" && !DECIDES.includes(flip?.factor ?? "") ? repeatsFor(isolation) : 1,
  };
}

/** The least r with (1 - p)^r <= MISSED, where p is how often it failed here. */
function repeatsFor({ failed: { runs, of } }: Isolation): number {
  const misses = 1 - runs / Math.max(1, of);
  return Math.min(MOST, Math.max(FEWEST, Math.ceil(Math.log(MISSED) / Math.log(Math.min(0.99, Math.max(0.01, misses))))));
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
