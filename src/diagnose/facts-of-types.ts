/** Readings of mypy's errors. Codes are mypy's own (mypy 0.990 to 2.x); its text is read only for the names in quotes. */
import type { Dossier } from "./dossier.js";
import type { TypeFailure } from "../probe/failure.js";
import { errorKey, type Origin } from "../probe/types/facts.js";
import { definitions, enclosing, tail, textAt, type At, type Def } from "./facts-of-sources.js";
import { typeFailures } from "./place.js";

/** The error of a group of mypy's; null where a test or run failed: then mypy is evidence, not the kind; and where a cold run has no such error. */
export function typeError(dossier: Dossier): TypeFailure | null {
  const first = dossier.failures[0];
  return first.type === "mypy" && !isStale(dossier, first) ? first : null;
}

/** Whether only a run with the checkout's cache reports it. */
export function isStale(dossier: Dossier, error: TypeFailure): boolean {
  return dossier.types.drift?.stale.includes(error) === true;
}

/** Codes about an operand, an argument or a value whose type may be None. */
const NONE_CODES = new Set(["union-attr", "operator", "index", "arg-type", "return-value", "assignment", "call-overload", "misc", "type-var", "iteration", "comparison-overlap", "attr-defined", "list-item", "dict-item", "call-arg"]);

/** Whether an error is about an optional that is not narrowed: what is there can be None, what is wanted cannot. */
export function isOptional(error: TypeFailure): boolean {
  if (error.code !== null && !NONE_CODES.has(error.code)) return false;
  const { message } = error;
  if (error.code === "union-attr") return /^Item "None"/.test(message);
  const quoted = [...message.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? "");
  const mayBeNone = (text: string): boolean => /\bNone\b|^Optional\[/.test(text) && !/->/.test(text);
  if (/^(Value of type|Unsupported|"None"|None has no|Item "None")/.test(message) || /\bis not (indexable|iterable)|has no attribute/.test(message)) return quoted.some(mayBeNone) && (/None|Optional/.test(message));
  // `… has incompatible type "X | None"; expected "X"`, `(expression has type …, variable has type …)`, `got …, expected …`.
  const given = /(?:incompatible type|has type|got) "([^"]*)"/.exec(message)?.[1];
  const wanted = /(?:expected|variable has type|target has type) "([^"]*)"/.exec(message)?.[1];
  return given !== undefined && wanted !== undefined && mayBeNone(given) && given !== "None" && !mayBeNone(wanted);
}

/** Names in quotes in an error's text, plain and last part only. */
export function quoted(error: TypeFailure): readonly string[] {
  return [...error.message.matchAll(/"([A-Za-z_][\w.]*)"/g)].map((match) => tail(match[1] ?? ""));
}

export interface Blamed extends At {
  readonly def: Def;
  /** How many errors lead to it, and in how many functions or files. */
  readonly errors: number;
  readonly places: number;
}

/** The file in which an error goes wrong first, where mypy was asked for it. */
export function originOf(dossier: Dossier, error: TypeFailure): Origin | undefined {
  return dossier.types.origins.find((one) => errorKey(one.error) === errorKey(error));
}

/**
 * Functions of the project whose declared result several errors trip over: each error's line, or a variable on it that was
 * bound before in the same function, takes their value. The one that most errors share comes first.
 */
export function sharedOrigin(dossier: Dossier, code: (error: TypeFailure) => boolean): readonly Blamed[] {
  const counted = new Map<string, Blamed & { readonly seen: ReadonlySet<string> }>();
  for (const error of typeFailures(dossier)) {
    if (error.line === null || !code(error)) continue;
    const def = enclosing(dossier, error.file, error.line);
    const first = originOf(dossier, error)?.first;
    const place = `${error.file} ${def?.qualname ?? ""}`;
    for (const name of new Set(callsBefore(dossier, error.file, error.line, def))) {
      const found = definitions(dossier, name).filter((one) => first === undefined || one.file === first);
      const one = found[0];
      if (found.length !== 1 || one === undefined || one.def.kind === "class" || (one.file === error.file && one.line === def?.line)) continue;
      const key = `${one.file}:${String(one.line)}`;
      const there = counted.get(key);
      const seen = new Set([...(there?.seen ?? []), place]);
      counted.set(key, { ...one, errors: (there?.errors ?? 0) + 1, places: seen.size, seen });
    }
  }
  return [...counted.values()].filter((one) => one.places > 1).sort((a, b) => b.places - a.places || b.errors - a.errors);
}

/** Functions whose value can be on a line: called in it, or in a statement above that binds one of its names. */
function callsBefore(dossier: Dossier, file: string, line: number, def: Def | undefined): readonly string[] {
  const text = textAt(dossier, file, line);
  const names = new Set([...text.matchAll(/[A-Za-z_]\w*/g)].map((match) => match[0]));
  return (dossier.sources.get(file)?.calls ?? []).filter((call) => {
    if (call.line <= line && line <= call.end_line) return true;
    if (call.line > line || def === undefined || call.line < def.line) return false;
    const binds = textAt(dossier, file, call.line);
    const targets = [...(/^\s*(?:for\s+)?([\w\s,().]+?)\s*(?::[^=]+)?(?:=[^=]|\bin\b)/.exec(binds)?.[1] ?? "").matchAll(/[A-Za-z_]\w*/g)].map((match) => match[0]);
    return targets.some((target) => names.has(target));
  }).map((call) => tail(call.func));
}
