/** The failing nodes in a copy of the checkout: whether they pass there. */
import type { Evidence, CommandSource } from "../trace/evidence.js";
import { isUnder, nodeArgument, type ReadRun } from "../probe/reproduce.js";
import type { Workspace } from "../probe/scratch/workspace.js";
import type { Context } from "../context.js";
import type { Ill } from "./ill.js";
import { counted, step, type Step } from "./step.js";
import type { Ward } from "./ward.js";

export type Tried =
  | { readonly kind: "passed" | "failed"; readonly evidence: readonly [Evidence<CommandSource>, ...Evidence<CommandSource>[]] }
  /** The run does not count. */
  | { readonly kind: "open"; readonly reason: string };

/** @param about what is special about the copy: its claims begin with it */
export async function tryNodes(place: Workspace, ill: Ill, about: string): Promise<Tried> {
  const { words } = ill;
  if (words === null) return { kind: "open", reason: "no test fails" };
  const evidence: Evidence<CommandSource>[] = [];
  for (let round = 0; round < ill.repeats; round += 1) {
    const runs = await Promise.all(Array.from({ length: ill.atOnce }, () => run(place, words, ill, about)));
    for (const one of runs) {
      if (one.kind === "foreign") return { kind: "open", reason: one.reason };
      if (!passes(one.read, ill.nodes)) return { kind: "failed", evidence: [one.read.evidence] };
      evidence.push(one.read.evidence);
    }
  }
  const [first, ...rest] = evidence;
  return first === undefined ? { kind: "open", reason: "nothing ran" } : { kind: "passed", evidence: [first, ...rest] };
}

/** The same nodes in both copies. Null where no test fails. */
export async function nodesStep({ recorder }: Context, ward: Ward, ill: Ill, about: string): Promise<Step | null> {
  if (ill.words === null) return null;
  const [was, is] = await Promise.all([ward.before(ill), tryNodes(ward.fixed, ill, about)]);
  if (was.kind === "open") return step("open", `a scratch checkout says nothing: ${was.reason}`);
  if (is.kind === "open") return step("open", `with the patch, ${is.reason}`);
  const nodes = ill.nodes.length === 0 ? "the same run" : `the same ${counted(ill.nodes.length, "test")}`;
  if (is.kind === "failed") return step("refused", `${nodes} fail${ill.nodes.length <= 1 ? "s" : ""} with it`, was.evidence, is.evidence);
  if (was.kind === "passed") return step("open", `${nodes} pass${ill.nodes.length <= 1 ? "es" : ""} in a scratch checkout without it`, was.evidence, is.evidence);
  const times = ill.repeats > 1 ? ` ${String(ill.repeats)} times` : "";
  return step("passed", `${nodes} pass${ill.nodes.length <= 1 ? "es" : ""}${times}`, was.evidence, is.evidence, recorder.contrast("the patch", was.evidence[0], is.evidence[0]));
}

function run(place: Workspace, words: readonly string[], { env, factor }: Ill, about: string): ReturnType<Workspace["pytest"]> {
  const files = words.filter((w) => !w.includes("::"));
  return place.pytest({
    stepId: "S5", action: "fix.pytest", about, env,
    args: ["-q", ...words.map(nodeArgument), ...(files.length > 0 && words.length > 1 ? ["--continue-on-collection-errors"] : []), "--tb=short"],
    ...(factor === null ? {} : { settings: { factor } }),
  });
}

/** Each node ran and passed; of a file, all its tests. Where the run itself was what failed, it came to its end. */
function passes({ outcome, death, ran }: ReadRun, nodes: readonly string[]): boolean {
  if (death !== null || ran.timedOut) return false;
  if (nodes.length === 0) return ran.exitCode === 0;
  const red = outcome.failures.map((f) => f.node);
  return nodes.every((node) => {
    const mine = (other: string): boolean => isUnder(node, other);
    return !red.some(mine) && [...outcome.passed].some(mine);
  });
}
