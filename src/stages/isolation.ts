/** Stage 3, its first half: the failures of the re-run, isolated. It waits for nothing else. */
import type { Collected } from "../collect/collect.js";
import { timeLeft, whyStopped, type Context, type Interpreter } from "../context.js";
import { group } from "../diagnose/group.js";
import { isFirstParty, type ProjectFiles } from "../env/files.js";
import { messageOf } from "../errors.js";
import { isolate, type Known, type Representative } from "../probe/isolate/isolate.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Neutral } from "../probe/pytest.js";
import { unlessStopped, type Reproduction } from "../probe/reproduce.js";
import { candidate } from "../probe/resolve.js";

export interface Asked {
  readonly given: readonly string[];
  readonly order: readonly string[];
  readonly known: Known;
}

/** Nodes that pass by themselves and are searched for; the rest of a long list is said to be left out. */
const MOST_PASSED = 40;

/**
 * Isolates one node of each group that failed, and what CI saw fail and passes by itself.
 * @param given ids that CI saw fail
 * @param order in which CI ran the tests
 * @param known what the re-run told already
 * @returns by node
 */
export async function isolateAll(context: Context, interpreter: Interpreter, neutral: Neutral, { failures, passed }: Reproduction, { given, order, known }: Asked): Promise<ReadonlyMap<string, Isolation>> {
  context.progress.stage("isolating");
  const red = group(failures.filter((f) => f.phase !== "collect"), isFirstParty).flatMap((g): Representative[] => {
    const [first] = g.failures;
    return first.type === "test" ? [{ node: first.node, failed: true, failure: first }] : [];
  });
  const green = given.filter((id) => passed.has(id));
  for (const node of green.slice(MOST_PASSED)) context.notRun.push({ step: `isolation of ${node}`, reason: `${String(MOST_PASSED)} others that pass by themselves were looked at` });
  const representatives = [...red, ...green.slice(0, MOST_PASSED).map((node): Representative => ({ node, failed: false, failure: null }))];
  if (representatives.length === 0) return new Map();
  if (timeLeft(context) === 0) {
    context.notRun.push({ step: "isolation", reason: whyStopped(context) });
    return new Map();
  }
  return (await unlessFailed(context, "isolation", isolate(context, interpreter, neutral, { representatives, order, known, reruns: context.inputs.reruns }))) ?? new Map<string, Isolation>();
}

/** An experiment that fails in itself costs what it would have told, not the report. */
export async function unlessFailed<T>(context: Context, step: string, asked: Promise<T>): Promise<T | null> {
  try {
    return await unlessStopped(asked);
  } catch (thrown) {
    context.recorder.record({ surface: "operational", step_id: "S3", action: `${step}.fail`, status: "failed", error: { type: thrown instanceof Error ? thrown.name : "Error", message: messageOf(thrown) } });
    context.notRun.push({ step, reason: `it failed: ${messageOf(thrown)}` });
    return null;
  }
}

/** The order in which CI ran the tests, as node ids; empty where no source holds it. */
export function orderOf(context: Context, files: ProjectFiles, collected: Collected): string[] {
  const longest = [...collected.orders].sort((a, b) => b.refs.length - a.refs.length)[0];
  return (longest?.refs ?? []).flatMap((ref) => {
    const found = candidate([ref], context.inputs.project, files.python);
    return found.kind === "node" ? [found.id] : [];
  });
}
