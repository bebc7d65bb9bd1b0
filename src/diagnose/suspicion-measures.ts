/** What speaks for and against each line that the failing tests ran. */
import type { Dossier } from "./dossier.js";
import { tail, textAt, type At, type Def } from "./facts-of-sources.js";
import { blamed, brought } from "./suspicion-blame.js";
import { novelties, type Novelty } from "./suspicion-change.js";
import { distances, onTraceback } from "./suspicion-flow.js";
import { executed, unseen, work, type Counted, type Runs } from "./suspicion-lines.js";
import { isIdle, parts, telling, writes } from "./suspicion-text.js";
import { fitting, keepsType, omits } from "./suspicion-values.js";

export interface Measures extends Counted {
  /** Ochiai's coefficient of the function's most suspicious line. */
  readonly functionOchiai: number;
  /** Calls between the failed expression and the line's function; null where the names lead to none. */
  readonly distance: number | null;
  /** 1 for the innermost line of the traceback, less for its callers, 0 beside it. */
  readonly traceback: number;
  /** How much it computes or decides. */
  readonly work: number;
  /** Whether it holds an operation that can make the difference that the failed comparison shows. */
  readonly fits: boolean;
  /** Whether it calls another function that is about as suspicious: then the value may be made there. */
  readonly delegates: boolean;
  /** Whether it fills a mapping without the key that a lookup missed. */
  readonly omits: boolean;
  /** 0 to 1: how much of the names of function and module the failing tests' names hold. */
  readonly named: number;
  /** Whether it neither computes nor decides. */
  readonly idle: boolean;
  /** Whether failing and passing tests part after it. */
  readonly parts: boolean;
  /** Whether it writes a word that the failure shows. */
  readonly writes: boolean;
  readonly novelty: Novelty | null;
}

interface Function extends At {
  readonly def: Def;
  readonly ochiai: number;
}

/** From this share of its own suspicion on, what a line calls is as suspicious as the line. */
const DELEGATES = 0.75;
/** What an alteration weighs at most that hands on to a function which the same change brought: that one decides now. */
const HANDED_ON = 0.6;
/** And one of a name outside of functions that keeps its type where a type is wrong. */
const SAME_TYPE = 0.4;

/** @param wanted files to look at: those of the code, or those of the tests */
export function measures(dossier: Dossier, runs: Runs, wanted: (file: string) => boolean): readonly Measures[] {
  const fresh = new Map([...novelties(blamed(dossier))].filter(([file]) => wanted(file)));
  const ran = executed(dossier, runs, wanted);
  const functions = functionsOf(ran);
  const calls = callees(dossier, [...functions.values()]);
  const far = distances(dossier, [...functions.values()]);
  const traceback = onTraceback(dossier);
  const fit = fitting(dossier);
  const shown = telling(dossier);
  const hot = hotLines(ran);
  const words = new Set(runs.mine.flatMap(({ node }) => wordsOf(node)));
  return [...ran, ...unseen(dossier, ran, fresh)].map((one) => {
    const text = textAt(dossier, one.file, one.line);
    const names = wordsOf(`${one.file} ${one.def?.qualname ?? ""}`);
    const suspicious = calls(one, text).filter(({ ochiai }) => ochiai >= DELEGATES * one.ochiai);
    const novelty = fresh.get(one.file)?.get(one.line) ?? null;
    const most = Math.min(suspicious.some((other) => brought(dossier, other)) ? HANDED_ON : 1, one.def === null && keepsType(dossier, novelty?.before ?? null, text) ? SAME_TYPE : 1);
    return {
      ...one, functionOchiai: (one.def === null ? undefined : functions.get(one.def)?.ochiai) ?? one.ochiai, distance: one.def === null ? null : (far.get(one.def) ?? null),
      traceback: traceback.get(`${one.file}:${String(one.line)}`) ?? 0, work: work(text), fits: fit?.test(text) === true, omits: omits(dossier, one, one.def),
      delegates: suspicious.length > 0, idle: isIdle(text), writes: shown.size > 0 && writes(text, shown),
      parts: parts(dossier, one, hot.get(one.file) ?? NONE),
      named: names.filter((word) => words.has(word)).length / Math.max(1, names.length),
      novelty: novelty === null ? null : { ...novelty, weight: Math.min(most, novelty.weight) },
    };
  });
}

const NONE: ReadonlyMap<number, number> = new Map();

/** By file and line, the coefficient of what failing tests ran. */
function hotLines(ran: readonly Counted[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const { file, line, ochiai } of ran) found.set(file, (found.get(file) ?? new Map<number, number>()).set(line, ochiai));
  return found;
}

function functionsOf(ran: readonly Counted[]): ReadonlyMap<Def, Function> {
  const found = new Map<Def, Function>();
  for (const { file, def, ochiai } of ran) if (def !== null) found.set(def, { file, line: def.line, def, ochiai: Math.max(found.get(def)?.ochiai ?? 0, ochiai) });
  return found;
}

/** The functions that a line calls among those that ran: methods by an object, functions by their name or their module's. */
function callees(dossier: Dossier, functions: readonly Function[]): (at: At & { readonly def: Def | null }, text: string) => readonly Function[] {
  const byName = new Map<string, Function[]>();
  for (const one of functions) byName.set(tail(one.def.qualname), [...(byName.get(tail(one.def.qualname)) ?? []), one]);
  const modules = new Map<string, ReadonlySet<string>>();
  const modulesOf = (file: string): ReadonlySet<string> => {
    const known = modules.get(file) ?? new Set(dossier.sources.get(file)?.imports.flatMap((one) => [...one.names.map((name) => name.as ?? name.name), tail(one.module)]));
    modules.set(file, known);
    return known;
  };
  return ({ file, def }, text) => [...text.matchAll(/(?:(\w+)?(\.))?(\w+)\s*\(/g)].flatMap(([, object, dot, name = ""]) =>
    (byName.get(name) ?? []).filter((other) => other.def !== def && (dot === undefined || other.def.qualname.includes(".") || modulesOf(file).has(object ?? ""))));
}

function wordsOf(text: string): string[] {
  return (text.replace(/\[.*$/s, "").match(/[A-Za-z][a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase()).filter((word) => word.length > 2 && !["test", "tests", "src", "init"].includes(word));
}
