/** Whether mypy says something else with the checkout's cache than without: then nothing in the code is at fault. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Context, Interpreter } from "../../context.js";
import type { TypeFailure } from "../failure.js";
import type { CommandSource, Evidence } from "../../trace/evidence.js";
import { errorKey, type Drift } from "./facts.js";
import { callMypy, errorsOf, excerpt, targetWords, type MypyRun } from "./mypy.js";

const COPY = "mypy-warm-cache";
const LARGEST = 512 << 20;

export interface Cold {
  readonly failures: readonly TypeFailure[];
  readonly evidence: Evidence<CommandSource>;
}

/** mypy's cache in the checkout; null where there is none. */
export function cacheOf(project: string): string | null {
  return existsSync(join(project, ".mypy_cache")) ? ".mypy_cache" : null;
}

export interface Warm extends MypyRun {
  readonly cache: string;
}

/** Runs mypy with a copy of the cache, which itself is left as it is. Null after saying why it was not run. */
export async function runWarm(context: Context, interpreter: Interpreter, targets: readonly string[], cache: string): Promise<Warm | null> {
  const from = join(context.inputs.project, cache);
  if (sizeOf(from) > LARGEST) {
    context.notRun.push({ step: `mypy with ${cache}`, reason: `the cache is larger than ${String(LARGEST >> 20)} MiB` });
    return null;
  }
  await cp(from, join(context.scratch, COPY), { recursive: true, preserveTimestamps: true });
  return { cache, ...(await callMypy(context, interpreter, { stepId: "S2", action: "mypy.warm", args: targetWords(targets), cache: COPY })) };
}

/** @returns null where both runs say the same */
export function driftOf({ recorder, inputs }: Context, warm: Warm, cold: Cold): Drift | null {
  const errors = errorsOf(warm, inputs.project);
  const keys = (list: readonly Pick<TypeFailure, "file" | "line" | "code">[]): ReadonlySet<string> => new Set(list.map(errorKey));
  const [seen, fresh] = [keys(errors), keys(cold.failures)];
  const stale = errors.filter((e) => !fresh.has(errorKey(e)));
  const hidden = cold.failures.filter((e) => e.line !== null && !seen.has(errorKey(e)));
  if (stale.length + hidden.length === 0) return null;
  const { ran, cache, lines } = warm;
  const evidence = recorder.fromCommand(ran, `with \`${cache}\`: exit ${String(ran.exitCode ?? ran.signal)}; ${String(errors.length)} type errors`, errors.length === 0 ? ran.output.slice(-600) : excerpt(lines));
  return { cache, stale: stale.map((e) => ({ ...e, evidence })), hidden, evidence, contrast: recorder.contrast(`\`${cache}\``, evidence, cold.evidence) };
}

function sizeOf(path: string): number {
  const about = statSync(path);
  return about.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : about.size;
}
