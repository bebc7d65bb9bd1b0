/** The failing nodes in a copy of the checkout: whether they pass there. */
import type { Evidence, CommandSource } from "../trace/evidence.js";
import { isUnder, nodeArgument, type ReadRun } from "../probe/reproduce.js";
import type { Workspace } from "../probe/scratch/workspace.js";
import type { Context } from "../context.js";
import type { Ill } from "./ill.js";
import { counted, step, type Step } from "./step.js";
import type { Ward } from "./ward.js";

export type Tried =
  /** `skipped`: so many of the nodes, while the others passed. */
  | { readonly kind: "passed"; readonly skipped: number; readonly evidence: readonly [Evidence<CommandSource>, ...Evidence<CommandSource>[]] }
  | { readonly kind: "failed"; readonly evidence: readonly [Evidence<CommandSource>, ...Evidence<CommandSource>[]] }
  /** The run does not count. */
  | { readonly kind: "open"; readonly reason: string };

/**
 * @param about what is special about the copy: its claims begin with it
 * @param maySkip a node that is skipped is none that fails, as long as another one passes
 */
export async function tryNodes(place: Workspace, ill: Ill, about: string, maySkip = false): Promise<Tried> {
  const { words } = ill;
  if (words === null) return { kind: "open", reason: "no test fails" };
  const evidence: Evidence<CommandSource>[] = [];
  let skipped = 0;
  for (let round = 0; round < ill.repeats; round += 1) {
    const runs = await Promise.all(Array.from({ length: ill.atOnce }, () => run(place, words, ill, about)));
    for (const one of runs) {
      if (one.kind === "foreign") return { kind: "open", reason: one.reason };
      const left = skips(one.read, ill.nodes);
      if (left === null || (left > 0 && (!maySkip || left === ill.nodes.length))) return { kind: "failed", evidence: [one.read.evidence] };
      skipped = Math.max(skipped, left);
      evidence.push(one.read.evidence);
    }
  }
  const [first, ...rest] = evidence;
  return first === undefined ? { kind: "open", reason: "nothing ran" } : { kind: "passed", skipped, evidence: [first, ...rest] };
}

/**
 * The same nodes in both copies. Null where no test fails.
 * @param maySkip see `tryNodes`
 */
export async function nodesStep({ recorder }: Context, ward: Ward, ill: Ill, about: string, maySkip: boolean): Promise<Step | null> {
  if (ill.words === null) return null;
  const [was, is] = await Promise.all([ward.before(ill), tryNodes(ward.fixed, ill, about, maySkip)]);
  if (was.kind === "open") return step("open", `a scratch checkout says nothing: ${was.reason}`);
  if (is.kind === "open") return step("open", `with the patch, ${is.reason}`);
  const nodes = ill.nodes.length === 0 ? "the same run" : `the same ${counted(ill.nodes.length, "test")}`;
  if (is.kind === "failed") return step("refused", `${nodes} fail${ill.nodes.length <= 1 ? "s" : ""} with it`, was.evidence, is.evidence);
  if (was.kind === "passed") return step("open", `${nodes} pass${ill.nodes.length <= 1 ? "es" : ""} in a scratch checkout without it`, was.evidence, is.evidence);
  const times = ill.repeats > 1 ? ` ${String(ill.repeats)} times` : "";
  const told = is.skipped === 0 ? `${nodes} pass${ill.nodes.length <= 1 ? "es" : ""}${times}` : `${String(ill.nodes.length - is.skipped)} of ${nodes} pass${times}, ${String(is.skipped)} skipped`;
  return step("passed", told, was.evidence, is.evidence, recorder.contrast("the patch", was.evidence[0], is.evidence[0]));
}

function run(place: Workspace, words: readonly string[], { env, factor }: Ill, about: string): ReturnType<Workspace["pytest"]> {
  const files = words.filter((w) => !w.includes("::"));
  return place.pytest({
    stepId: "S5", action: "fix.pytest", about, env,
    args: ["-q", ...words.map(nodeArgument), ...(files.length > 0 && words.length > 1 ? ["--continue-on-collection-errors"] : []), "--tb=short"],
    ...(factor === null ? {} : { settings: { factor } }),
  });
}

/** How many nodes were skipped where all others ran and passed (of a file, all its tests); null where one did not. Where the run itself was what failed, it came to its end. */
function skips({ outcome, death, ran }: ReadRun, nodes: readonly string[]): number | null {
  if (death !== null || ran.timedOut) return null;
  if (nodes.length === 0) return ran.exitCode === 0 ? 0 : null;
  const red = outcome.failures.map((f) => f.node);
  const [passed, skipped] = [[...outcome.passed], [...outcome.skipped.keys()]];
  let count = 0;
  for (const node of nodes) {
    const mine = (other: string): boolean => isUnder(node, other);
    if (red.some(mine)) return null;
    if (passed.some(mine)) continue;
    if (!skipped.some(mine)) return null;
    count += 1;
  }
  return count;
}
