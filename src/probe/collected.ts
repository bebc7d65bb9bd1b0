/** A module that cannot be collected only because of another one that was collected before it: which one that is. */
import { timeLeft, type Context, type Interpreter } from "../context.js";
import type { TestFailure } from "./failure.js";
import type { Neutral } from "./pytest.js";
import { nodeArgument, readRun, type ReadRun } from "./reproduce.js";

/** More modules than these are not put on one command line. */
const MOST = 2000;

/**
 * @param whole the collection of everything in which it failed
 * @returns the modules to be collected before it, in order: the last one of the shortest beginning that makes it fail, where
 * that is enough; none where no beginning does
 */
export async function neededBefore(context: Context, interpreter: Interpreter, neutral: Neutral, failure: TestFailure, whole: ReadRun): Promise<readonly string[]> {
  const order = modulesOf(whole).filter((file) => file !== failure.node).slice(0, MOST);
  const fails = async (before: readonly string[]): Promise<boolean> => {
    const read = await readRun(context, interpreter, neutral, {
      stepId: "S2", action: "pytest.collect", args: ["--collect-only", "-q", ...before.map(nodeArgument), nodeArgument(failure.node), "--continue-on-collection-errors"],
    });
    return read.outcome.failures.some((f) => f.node === failure.node);
  };
  if (timeLeft(context) === 0 || !(await fails(order))) return [];
  let [enough, few] = [order.length, 0];
  while (enough - few > 1 && timeLeft(context) > 0) {
    const middle = Math.floor((enough + few) / 2);
    if (await fails(order.slice(0, middle))) enough = middle;
    else few = middle;
  }
  const last = order.slice(enough - 1, enough);
  return timeLeft(context) > 0 && (await fails(last)) ? last : order.slice(0, enough);
}

/** Modules in the order in which they were collected. */
function modulesOf({ facts }: ReadRun): readonly string[] {
  return [...new Set(facts.flatMap((f) => (f.t === "item" || (f.t === "collect-error" && f.node.endsWith(".py")) ? [f.node.split("::", 1)[0] ?? f.node] : [])))];
}
