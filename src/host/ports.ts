/** What both hosts put under a run. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pythonDir } from "../adapters/assets.js";
import { childEnv } from "../adapters/child-env.js";
import { makeExec } from "../adapters/exec.js";
import type { Ports } from "../context.js";
import type { Env } from "../inputs/event.js";
import type { DiagnoseInputs } from "../inputs.js";
import type { Progress } from "../ports.js";

/**
 * @param env the step's environment, whole: secrets in it are known by it and redacted; children get less
 */
export function portsOf(inputs: DiagnoseInputs, env: Env, abort: AbortSignal, progress: Progress): Ports {
  const children = childEnv(env, { pass: inputs.passEnv, block: inputs.blockEnv });
  return { exec: makeExec(children, abort), clock: { now: () => new Date() }, progress, env, abort, pythonDir: pythonDir() };
}

/** The trace that a run left before it failed: the newest one that is not older than its start. Null where it came to none. */
export function traceSince(out: string, startMs: number): string | null {
  try {
    const folder = join(out, "traces");
    const fresh = readdirSync(folder)
      .filter((name) => name.endsWith(".jsonl"))
      .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
      .filter(({ at }) => at >= startMs - 1000)
      .sort((a, b) => b.at - a.at);
    return fresh[0]?.path ?? null;
  } catch {
    return null;
  }
}
