/** Every place in the running as JSON, for whoever measures how good the ranking is: the report itself keeps the first few. */
import { writeFileSync } from "node:fs";
import type { Context } from "../context.js";
import type { Conclusion } from "./conclude.js";

/** A file to write; nobody needs it to use the tool, so it is no setting. */
const VARIABLE = "PYTHON_TRACE_DEBUG_CANDIDATES";

interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * Writes `[{file, line}, …]`, likeliest first and each line once: what the chains name, a place of each in turn, then the
 * lines that were measured. Does nothing where the variable is not set.
 */
export function writeCandidates({ env }: Pick<Context, "env">, concluded: Pick<Conclusion, "diagnoses" | "rankings"> | null): void {
  const path = env[VARIABLE];
  if (path === undefined || path === "") return;
  const named = concluded?.diagnoses.map(({ findings }) => findings.flatMap(({ file, line }) => (file === null || line === null ? [] : [{ file, line }]))) ?? [];
  const measured = concluded?.rankings.map(({ all }) => all) ?? [];
  const places = new Map([...inTurn(named), ...inTurn(measured)].map(({ file, line }) => [`${file}:${String(line)}`, { file, line }] as const));
  writeFileSync(path, JSON.stringify([...places.values()]));
}

function inTurn(lists: readonly (readonly Place[])[]): Place[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
