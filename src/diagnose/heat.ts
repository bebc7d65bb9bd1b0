/** How much the lines that tests run speak for a place, whatever a rule says of it. */
import { ochiai } from "../probe/spectrum/formula.js";
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";
import { enclosing, textAt, type At } from "./facts-of-sources.js";
import { tally, type Runs } from "./suspicion-lines.js";

/** By file and line of what a group's failing tests ran: Ochiai's coefficient as a share (0 to 1) of the highest. */
export type Heat = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** What a place keeps of its word where the failing tests never came to its function, and where they left the line out. */
export const NEVER = 0.2;
const LEFT_OUT = 0.8;
/** What a line keeps that as good as every test runs. */
const COMMON = 0.3;
/** What a line keeps that runs on import: for those that pass as well. */
const IMPORTED = 0.6;

export function heatOf({ mine, failing, passing }: Runs): Heat {
  const [own, all, others] = [tally(mine), tally(failing), tally(passing)];
  const of = (file: string, line: number): number => ochiai({ failed: all.get(file)?.get(line) ?? 0, passed: others.get(file)?.get(line) ?? 0, failing: failing.length });
  const most = [...own].reduce((high, [file, lines]) => [...lines.keys()].reduce((best, line) => Math.max(best, of(file, line)), high), Number.MIN_VALUE);
  return new Map([...own].map(([file, lines]) => [file, new Map([...lines.keys()].map((line) => [line, of(file, line) / most]))]));
}

/**
 * The share (0 to 1) of a claim about a place that the measurement lets stand. What a module or class binds is as hot as the
 * lines that name it; 1 where nothing was measured, or where the place is no code.
 */
export function standing(dossier: Dossier, { file, line }: At): number {
  const { heat } = dossier;
  if (heat === null) return 1;
  const def = enclosing(dossier, file, line);
  if (def === undefined) return ofBinding(dossier, heat, { file, line });
  const ran = heat.get(file);
  const own = ran?.get(line);
  if (own !== undefined) return COMMON + (1 - COMMON) * own;
  const around = [...(ran ?? [])].filter(([at]) => def.line < at && at <= def.end_line).map(([, share]) => share);
  return around.length === 0 ? NEVER : (line === def.line ? 1 : LEFT_OUT) * (COMMON + (1 - COMMON) * Math.max(...around));
}

function ofBinding(dossier: Dossier, heat: Heat, { file, line }: At): number {
  const source = dossier.sources.get(file);
  const imported = source?.imports.filter((one) => one.line <= line && line <= one.end_line).flatMap((one) => one.names.map(({ name, as }) => as ?? name)) ?? [];
  const bound = [...(source?.globals ?? []), ...(source?.class_attributes ?? [])].filter((one) => one.line === line).map(({ name }) => name);
  const names = [...imported, ...bound];
  if (names.length === 0) return source === undefined || dossier.isTest(file) ? 1 : IMPORTED;
  const pattern = new RegExp(`\\b(?:${names.map(escape).join("|")})\\b`);
  // What a module imports is its own; what it defines others may use.
  const files = imported.length > 0 ? [file] : [...heat.keys()];
  const shares = files.flatMap((one) => [...(heat.get(one) ?? [])].filter(([at]) => pattern.test(textAt(dossier, one, at))).map(([, share]) => share));
  return shares.length === 0 ? NEVER : COMMON + (1 - COMMON) * Math.max(...shares);
}
