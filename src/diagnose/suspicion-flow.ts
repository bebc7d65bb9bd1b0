/** The way from the expression that failed to the functions that can have made its value, among those that the tests ran. */
import type { ExceptionFact } from "../probe/facts.js";
import type { Dossier } from "./dossier.js";
import { deepest, ownFrames, raised } from "./facts-of-frames.js";
import { enclosing, tail, textAt, type At, type Def } from "./facts-of-sources.js";

export interface Ran extends At {
  readonly def: Def;
}

/** Steps back through the bindings of one function. */
const BINDINGS = 4;
const SPECIAL = ["__init__", "__post_init__", "__new__", "__call__"];

/**
 * For each function that ran the number of calls between it and the expression that failed: 0 for one that the expression
 * names, one more for each caller in between. What the names do not lead to is left out.
 */
export function distances(dossier: Dossier, functions: readonly Ran[]): ReadonlyMap<Def, number> {
  const start = failingPlace(dossier);
  if (start === null) return new Map();
  const byName = new Map<string, Ran[]>();
  for (const one of functions) for (const name of namesOf(one.def)) byName.set(name, [...(byName.get(name) ?? []), one]);
  const found = new Map<Def, number>();
  let edge = [...leading(dossier, start)].flatMap((name) => byName.get(name) ?? []);
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

/** The innermost own line on the way of what the representative raised; null for a failure without one. */
function failingPlace(dossier: Dossier): At | null {
  const first = raised(dossier).find(({ via }) => via === "raised");
  return first === undefined ? null : (deepest(dossier, first.exception) ?? null);
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

/** Names on the failing line, and on the lines above it in the same function that bind one of them. */
function leading(dossier: Dossier, { file, line }: At): ReadonlySet<string> {
  const def = enclosing(dossier, file, line);
  const names = namesIn(textAt(dossier, file, line));
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
  return new Set([...text.replace(/#.*$/, "").matchAll(/[A-Za-z_]\w*/g)].map((found) => found[0]));
}
