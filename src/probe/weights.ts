/** What distributions take on disk, as the project's Python has them installed. */
import { join } from "node:path";
import { z } from "zod";
import { timeLeft, type Context, type Interpreter } from "../context.js";
import type { Evidence } from "../trace/evidence.js";

export interface Weights {
  /** Bytes with all that it requires; null where it is not installed. */
  readonly of: ReadonlyMap<string, number | null>;
  readonly evidence: Evidence;
}

const answer = z.record(z.string(), z.number().nullable());

/** @returns null where nothing is asked or the answer cannot be read */
export async function weigh(context: Context, interpreter: Interpreter, names: readonly string[]): Promise<Weights | null> {
  if (names.length === 0) return null;
  const ran = await context.recorder.run(
    context.exec,
    { argv: [...interpreter.argv, join(context.pythonDir, "weights.py")], cwd: context.inputs.project, timeoutMs: timeLeft(context), stdin: JSON.stringify(names), env: { PYTHONDONTWRITEBYTECODE: "1" } },
    { stepId: "S3", action: "env.weigh" },
  );
  let value: unknown;
  try {
    value = JSON.parse(ran.stdout);
  } catch {
    return null;
  }
  const read = answer.safeParse(value);
  if (!read.success) return null;
  const said = Object.entries(read.data).map(([name, bytes]) => `\`${name}\` ${bytes === null ? "is not installed" : `takes ${String(Math.round(bytes / 1e6))} MB with what it requires`}`).join("; ");
  return { of: new Map(Object.entries(read.data)), evidence: context.recorder.fromCommand(ran, said, ran.stdout.trim()) };
}
