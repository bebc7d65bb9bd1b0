/** The way from the expression that failed to the functions that can have made its value, among those that the tests ran. */
import type { ExceptionFact } from "../probe/facts.js";
import type { Dossier } from "./dossier.js";
import { ownFrames, raised } from "./facts-of-frames.js";
import { enclosing, tail, textAt, type At, type Def } from "./facts-of-sources.js";

export interface Ran extends At {
  readonly def: Def;
}

/** Steps back through the bindings of one function. */
const BINDINGS = 4;
/** Lines of one statement that are read. */
const LONGEST = 20;
const SPECIAL = ["__init__", "__post_init__", "__new__", "__call__"];

/**
 * For each function that ran the number of calls between it and the expression that failed: 0 for one that a line of the
 * traceback names, one more for each caller in between. What the names do not lead to is left out.
 */
export function distances(dossier: Dossier, functions: readonly Ran[]): ReadonlyMap<Def, number> {
  const byName = new Map<string, Ran[]>();
  const add = (name: string, one: Ran): unknown => byName.set(name, [...(byName.get(name) ?? []), one]);
  for (const one of functions) for (const name of namesOf(one.def)) add(name, one);
  for (const [table, names] of tables(dossier, functions)) for (const name of names) for (const one of byName.get(name) ?? []) add(table, one);
  const found = new Map<Def, number>();
  let edge = places(dossier).flatMap((place) => [...leading(dossier, place)]).flatMap((name) => byName.get(name) ?? []);
  for (let step = 0; edge.length > 0; step += 1) {
    const next: Ran[] = [];
    for (const one of edge) {
      if (found.has(one.def)) continue;
      found.set(one.def, step);
      for (const name of mentioned(dossier, one)) next.push(...(byName.get(name) ?? []));
    }
    edge = next;
  }
  return found;
}

/** Names of module level whose value names functions: tables of steps or handlers. */
function tables(dossier: Dossier, functions: readonly Ran[]): readonly (readonly [string, ReadonlySet<string>])[] {
  const files = [...new Set(functions.map(({ file }) => file))];
  return files.flatMap((file) => (dossier.sources.get(file)?.globals ?? []).map(({ name, value }) => [name, namesIn(value)] as const)).filter(([name, names]) => !names.has(name));
}

/** The own lines on the way of what the representative raised; none for a failure without an exception. */
function places(dossier: Dossier): readonly At[] {
  const first = raised(dossier).find(({ via }) => via === "raised");
  return first === undefined ? [] : ownFrames(dossier, first.exception);
}

/** By `file:line`, how near to the raise the lines of the traceback stand: 1 for the innermost own one, less for each caller. */
export function onTraceback(dossier: Dossier): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { exception, via } of raised(dossier)) {
    if (via !== "raised" && via !== "cause") continue;
    framesOf(dossier, exception).forEach((frame, index) => {
      const key = `${frame.file}:${String(frame.line)}`;
      found.set(key, Math.max(found.get(key) ?? 0, 1 / (1 + index)));
    });
  }
  return found;
}

function framesOf(dossier: Dossier, exception: ExceptionFact): readonly At[] {
  return [...ownFrames(dossier, exception)].reverse();
}

/** A function's own name; a class's for what runs when it is made. */
function namesOf(def: Def): readonly string[] {
  const name = tail(def.qualname);
  return SPECIAL.includes(name) ? [tail(def.qualname.slice(0, -name.length - 1))] : [name];
}

/** Names in the failing statement, and on the lines above it in the same function that bind one of them. */
function leading(dossier: Dossier, { file, line }: At): ReadonlySet<string> {
  const def = enclosing(dossier, file, line);
  const names = namesIn(statement(dossier, file, line));
  for (let step = 0; step < BINDINGS; step += 1) {
    const before = names.size;
    for (let at = line - 1; at > (def?.line ?? line); at -= 1) {
      const text = textAt(dossier, file, at);
      if (boundIn(text).some((name) => names.has(name))) for (const name of namesIn(text)) names.add(name);
    }
    if (names.size === before) break;
  }
  return names;
}

/** The text of a statement until its brackets close; of a `with`, which may wait for an error, with its block. */
function statement(dossier: Dossier, file: string, line: number): string {
  const lines = (dossier.lines.get(file) ?? []).slice(line - 1, line - 1 + LONGEST);
  const [first = ""] = lines;
  const indent = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0;
  let end = 1;
  const open = (): number => (lines.slice(0, end).join("\n").match(/[[({]/g) ?? []).length - (lines.slice(0, end).join("\n").match(/[\])}]/g) ?? []).length;
  while (end < lines.length && open() > 0) end += 1;
  if (/^\s*(?:async\s+)?with\b/.test(first)) while (end < lines.length && indent(lines[end] ?? "") > indent(first)) end += 1;
  return lines.slice(0, end).join("\n");
}

/** Names that a line binds: by assignment, in a loop, in a `with`. */
function boundIn(text: string): readonly string[] {
  const target = /^\s*(?:(?:async\s+)?for\s+)?([\w\s,().[\]"'*]+?)\s*(?::[^=]+)?(?:(?:[-+*/%&|^]|\/\/|\*\*)?=(?!=)|\bin\b)/.exec(text)?.[1] ?? "";
  const named = [...text.matchAll(/\bas\s+(\w+)/g)].map((found) => found[1] ?? "");
  return [...namesIn(target), ...named];
}

function mentioned(dossier: Dossier, { file, def }: Ran): ReadonlySet<string> {
  const names = new Set((dossier.lines.get(file) ?? []).slice(def.line - 1, def.end_line).flatMap((text) => [...namesIn(text)]));
  names.delete(tail(def.qualname));
  return names;
}

function namesIn(text: string): Set<string> {
  return new Set([...text.replace(/#.*$/gm, "").matchAll(/[A-Za-z_]\w*/g)].map((found) => found[0]));
}
