/** Nodes that failed in the plain re-run, again: alone, N times, and together in another order under another hash seed. */
import type { Way } from "./answer.js";
import { ask } from "./ask.js";
import { fresh, hashSeed, type Lab } from "./lab.js";
import type { Subject } from "./subject.js";
import { share } from "./time.js";

/** Trials of all nodes together; beyond, each gets fewer, two at least. */
const TRIALS = 150;

export interface Repeated {
  /** The order in which one fresh process ran them in reverse; empty where it was not needed. */
  readonly mirrored: readonly string[];
  /** Nodes that passed in it. */
  readonly passed: ReadonlySet<string>;
}

/**
 * Repeats them one process after the other: tests of one project at the same time may disturb each other.
 * The plain re-run of a single node was a fresh process already; several had company in it, so they are mirrored.
 * @param reruns how often each is run alone, where the number of nodes allows it
 */
export async function repeatAlone(lab: Lab, way: Way, subjects: readonly Subject[], reruns: number): Promise<Repeated> {
  const tests = subjects.filter((s) => s.node.includes("::"));
  const times = Math.min(reruns, Math.max(2, Math.floor(TRIALS / Math.max(1, tests.length))));
  const answers = await ask(lab, way, {
    stage: "after-collection", files: [...new Set(tests.map((s) => s.file))], seconds: share(lab, 0.3),
    questions: tests.map((s) => ({ ask: "alone", node: s.node, times })),
  });
  for (const answer of answers) subjects.find((s) => s.node === answer.question.node)?.addAnswer(answer);
  const single = subjects.length === 1 && tests.length === 1;
  if (single) return { mirrored: [], passed: new Set() };
  const mirrored = subjects.map((s) => s.node).reverse();
  const mirror = await fresh(lab, { run: mirrored, env: hashSeed(lab, 1), about: `in a fresh process${subjects.length > 1 ? ", in reverse order" : ""}, with another hash seed` });
  for (const subject of subjects) subject.addFresh(mirror);
  return { mirrored, passed: mirror.passed };
}
