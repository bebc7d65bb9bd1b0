/**
 * The proof of a fix, in a scratch checkout whose code is shown to be the one that runs: its patch applies, the same nodes
 * pass, the same mypy path passes, the linter says no more than before, and whatever passed before passes still.
 */
import type { Context } from "../context.js";
import { isTestFile } from "../env/files.js";
import type { Contrast, Evidence } from "../trace/evidence.js";
import type { Ill } from "./ill.js";
import { lintStep } from "./style.js";
import { neighboursStep } from "./neighbours.js";
import { startStep } from "./start.js";
import { step, type Step } from "./step.js";
import { nodesStep } from "./trial.js";
import { typesStep } from "./types-after.js";
import type { Ward } from "./ward.js";

export interface Remedy {
  /** Its name in the bundle: `fixes/C1.patch`. */
  readonly name: string;
  readonly patch: string;
  /** Files that it edits, relative to the project. */
  readonly files: readonly string[];
}

export interface Verdict {
  /** `proposed`: nothing speaks against it, and something could not be asked. */
  readonly status: "verified" | "rejected" | "proposed";
  readonly before: readonly Evidence[];
  readonly after: readonly Evidence[];
  /** The same nodes, or mypy, without the patch and with it. */
  readonly contrast: Contrast | null;
  /** For people: what was shown, or what speaks against it. */
  readonly told: string;
}

/** @param neighbours test files that reach what is edited */
export async function verify(context: Context, ward: Ward, remedy: Remedy, ill: Ill, neighbours: readonly string[]): Promise<Verdict> {
  const about = `with ${remedy.name}`;
  const refused = await ward.fixed.apply(remedy.patch, remedy.files);
  try {
    if (refused !== null) return verdictOf([step("refused", `the patch does not apply: ${refused}`)]);
    const done: Step[] = [];
    const steps = [
      () => nodesStep(context, ward, ill, about, leavesTests(remedy)),
      () => typesStep(context, ward, ill.types, about),
      () => startStep(context, ward, ill.start, about),
      () => lintStep(ward, remedy.files),
      () => neighboursStep(context, ward, neighbours, ill.nodes, about),
    ];
    for (const ask of steps) {
      const one = await ask();
      if (one !== null) done.push(one);
      if (one !== null && one.kind !== "passed") break;
    }
    return verdictOf(done);
  } finally {
    ward.fixed.restore();
  }
}

/** It edits the program alone and adds no skip: what is skipped with it, its test skips by itself. */
function leavesTests({ files, patch }: Remedy): boolean {
  return files.every((f) => f.endsWith(".py") && !isTestFile(f)) && !/^\+.*(?:skip|xfail)/im.test(patch);
}

function verdictOf(steps: readonly Step[]): Verdict {
  const last = steps.at(-1);
  const status = last === undefined || last.kind === "open" ? "proposed" : last.kind === "refused" ? "rejected" : "verified";
  return {
    status,
    before: steps.flatMap((s) => s.before), after: steps.flatMap((s) => s.after),
    contrast: status === "rejected" ? null : (steps.map((s) => s.contrast).find((c) => c !== null) ?? null),
    told: status === "verified" ? steps.map((s) => s.told).join(", ") : (last?.told ?? "nothing could be asked"),
  };
}
