/** Where a value on a failing line came from, as far as the sources tell without running them. */
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";
import { definitions, enclosing, indentOf, tail, textAt, type At, type Def } from "./facts-of-sources.js";

export interface Producer extends At {
  readonly name: string;
  readonly def: Def;
  /** It never gives a value, or is annotated to give one always: then it is not the user who is wrong. */
  readonly breaks: boolean;
}

/**
 * Functions of the project that can have given the None that an expression held: those called in it, or in the
 * statements of the same function that bind its variable, that can return None. The place is the `return` that does,
 * else the definition. Functions that are annotated or seen to return None come first.
 */
export function producers(dossier: Dossier, at: At, expression: string): readonly Producer[] {
  const names = [...expression.matchAll(/(\w+)\s*\(/g)].map((match) => match[1] ?? "").reverse();
  const variable = /^[A-Za-z_]\w*/.exec(expression)?.[0];
  const attribute = tail(expression).replace(/\W.*$/, "");
  const bound = [variable, attribute].filter((name) => name !== undefined && name !== "self").flatMap((name) => boundBy(dossier, at, name ?? ""));
  return [...new Set([...names, ...bound])].flatMap((name) => giving(dossier, name));
}

/** Names of the functions whose results the nearest assignment of a variable before a line takes. */
function boundBy(dossier: Dossier, at: At, name: string): readonly string[] {
  const def = enclosing(dossier, at.file, at.line);
  const pattern = new RegExp(`(?<![\\w.])${escape(name)}\\s*(?::[^=]+)?=[^=]|\\bfor\\b.*\\b${escape(name)}\\b.*\\bin\\b|\\bwith\\b.*\\bas ${escape(name)}\\b`);
  for (let line = at.line; line >= (def?.line ?? 1); line -= 1) {
    const text = textAt(dossier, at.file, line);
    if (!pattern.test(text)) continue;
    const call = dossier.sources.get(at.file)?.calls.filter((one) => one.line <= line && line <= one.end_line).map((one) => tail(one.func)) ?? [];
    if (call.length > 0) return call;
  }
  return [];
}

/** Calls of the library and of common ones whose result may be None. */
const MAYBE = /\breturn\b.*(?:\.get\([^,()]*\)|\bre\.(?:match|search|fullmatch)\([^()]*\)|\bnext\(.*,\s*None\)|\.(?:first|one_or_none|find_one)\([^()]*\))\s*(?:#.*)?$/;

function giving(dossier: Dossier, name: string): readonly Producer[] {
  return definitions(dossier, name).filter(({ file, def }) => def.kind !== "class" && !dossier.isTest(file)).flatMap(({ file, line, def }) => {
    const returns = dossier.sources.get(file)?.returns.filter((one) => one.scope === def.qualname) ?? [];
    const promised = def.returns !== null && !/\b(?:None|Optional|Any|object|NoReturn|T)\b/.test(def.returns);
    const none = returns.find((one) => one.none) ?? returns.find((one) => MAYBE.test(textAt(dossier, file, one.line)));
    const optional = def.returns !== null && /\bNone\b|Optional/.test(def.returns);
    const falls = returns.length > 0 && none === undefined && lastIndented(dossier, file, def, returns);
    const empty = returns.length === 0 && !def.generator;
    if (none === undefined && !optional && !falls && !empty) return [];
    return [{ file, line: none?.line ?? returns.at(-1)?.line ?? line, name: def.qualname, def, breaks: promised || empty || returns.length > 0 && returns.every((one) => one.none) }];
  });
}

/** What is a value whatever it is made of: a display, a literal, an instance of a class, a call of a built-in that always gives one. */
const VALUE = /^(?:[[{"'\d-]|[rbf]{1,2}["']|not\b|True\b|False\b|(?:max|min|sum|len|str|int|float|bool|list|dict|set|tuple|frozenset|sorted|round|abs|repr|range|bytes)\(|(?:\w+\.)*[A-Z]\w*\()/;

/** Whether a function is seen to give a value on every path. */
export function alwaysGives(dossier: Dossier, file: string, def: Def): boolean {
  const returns = dossier.sources.get(file)?.returns.filter((one) => one.scope === def.qualname) ?? [];
  const gives = (line: number): boolean => VALUE.test(/\breturn\b\s*(.*)$/.exec(textAt(dossier, file, line))?.[1] ?? "");
  return returns.length > 0 && returns.every((one) => !one.none && gives(one.line)) && !lastIndented(dossier, file, def, returns);
}

/** Whether the last `return` stands deeper than the body: then the end of the function can be reached. */
function lastIndented(dossier: Dossier, file: string, def: Def, returns: readonly { readonly line: number }[]): boolean {
  const indent = (line: number): number => indentOf(textAt(dossier, file, line));
  return returns.every((one) => indent(one.line) > indent(def.line) + 4);
}
