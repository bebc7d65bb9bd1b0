/** Byte code never goes into the checkout. */
import { join } from "node:path";
import type { Context, Interpreter } from "../context.js";

/**
 * What children get for it. Where the installed packages are compiled their byte code is read and none is written; else a
 * folder of the run takes it, so that each package is compiled once and not in every run.
 */
export function bytecodeEnv(context: Pick<Context, "scratch">, interpreter: { readonly facts: Pick<Interpreter["facts"], "compiled"> }): Readonly<Record<string, string | null>> {
  if (interpreter.facts.compiled) return { PYTHONDONTWRITEBYTECODE: "1", PYTHONPYCACHEPREFIX: null };
  return { PYTHONDONTWRITEBYTECODE: null, PYTHONPYCACHEPREFIX: join(context.scratch, "pycache") };
}
