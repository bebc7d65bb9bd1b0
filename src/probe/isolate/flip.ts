/** A factor whose change alone turns an outcome, confirmed in fresh processes by turns. */
import type { Flip, Isolation } from "./isolation.js";
import { fresh, hashSeed, type Fresh, type FreshQuestion, type Lab } from "./lab.js";
import type { Subject } from "./subject.js";

/** How a process is run, and how that is said. */
export type Setting = Pick<FreshQuestion, "env" | "factor"> & { readonly words: string };

export interface Turn {
  readonly factor: Flip["factor"];
  readonly failing: Setting;
  readonly passing: Setting;
}

/** A test that comes and goes by itself would turn once by chance: so often both settings must show the same. */
const ROUNDS = 3;

/**
 * Both settings by turns, one process after the other (a load must not bear on the run without it), alike in all else. A
 * load only makes a failure likelier: it is asked once.
 */
export async function confirmFlip(lab: Lab, subject: Subject, turn: Turn): Promise<Isolation | null> {
  const run = async ({ words, ...setting }: Setting): Promise<Fresh> => {
    const done = await fresh(lab, { run: [subject.node], about: words, ...setting, env: { ...hashSeed(lab, 0), ...setting.env } });
    subject.addFresh(done);
    return done;
  };
  const failing = await run(turn.failing);
  const passing = await run(turn.passing);
  const isolation = flipped(lab, subject, turn, failing, passing);
  for (let round = 1; isolation !== null && turn.factor !== "cpu-load" && round < ROUNDS; round += 1) {
    if (!(await run(turn.failing)).failed.has(subject.node) || !(await run(turn.passing)).passed.has(subject.node)) return null;
  }
  return isolation;
}

/** Null unless the one failed and the other passed. */
export function flipped(lab: Lab, subject: Subject, { factor, failing: setting }: Pick<Turn, "factor" | "failing">, failing: Fresh, passing: Fresh): Isolation | null {
  if (!failing.failed.has(subject.node) || !passing.passed.has(subject.node)) return null;
  const contrast = lab.context.recorder.contrast(factor, failing.evidence, passing.evidence);
  const failure = failing.failures.find((f) => f.node === subject.node) ?? subject.failure;
  return subject.conclude("flaky", { flip: contrast === null ? null : { factor, contrast, under: { env: setting.env ?? {}, factor: setting.factor ?? null } }, contrast, evidence: [failing.evidence, passing.evidence], failure });
}
