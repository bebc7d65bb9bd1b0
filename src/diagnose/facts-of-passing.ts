/** Plain functions that hand a coroutine on out of a `try` or `with`: the block is over before the coroutine runs. */
import type { Dossier } from "./dossier.js";
import { handed } from "./facts-of-async.js";
import { calls, defOf, definitions, enclosing, headsOf, surroundings, tail, textAt, type At, type Call, type Def } from "./facts-of-sources.js";

export interface Passed extends At {
  readonly call: Call;
  /** The function that hands it on. */
  readonly def: Def;
  /** The block's first line. */
  readonly block: At & { readonly is: "try" | "with" };
  /** Names of the coroutine functions that can be meant. */
  readonly coroutines: readonly string[];
}

/** In the project's own code that the test reaches. */
export function passedOn(dossier: Dossier): readonly Passed[] {
  const near = surroundings(dossier);
  return calls(dossier, (call, file) => !call.awaited && call.use === "value" && near.includes(file)).flatMap(({ file, line, call }): readonly Passed[] => {
    const def = enclosing(dossier, file, line);
    if (def?.kind !== "function" || def.generator || handed(dossier, { file, line }, tail(call.func))) return [];
    const coroutines = meant(dossier, file, def, call.func);
    const block = coroutines.length === 0 ? null : blockOf(dossier, file, line, def);
    return block === null || !leaves(dossier, file, line) ? [] : [{ file, line, call, def, block, coroutines }];
  });
}

/** A coroutine function of that name, or a parameter of a decorator that stands on coroutine functions. */
function meant(dossier: Dossier, file: string, def: Def, func: string): readonly string[] {
  const defs = definitions(dossier, tail(func));
  if (defs.length > 0) return defs.every((one) => one.def.kind === "async" && !one.def.generator) ? [tail(func)] : [];
  const parts = def.qualname.split(".");
  const outer = parts.slice(0, -1).map((_, n) => parts.slice(0, n + 1).join(".")).map((name) => defOf(dossier, file, name));
  const [top] = outer;
  if (top === undefined || !outer.some((one) => one?.kind === "function" && one.params.some(({ name }) => name === func))) return [];
  // A decorator that has a coroutine of its own for them serves both.
  if (dossier.sources.get(file)?.defs.some((one) => one.kind === "async" && one.qualname.startsWith(`${top.qualname}.`)) === true) return [];
  const names = [top.qualname, ...parts.slice(0, 2).slice(1)].map(tail);
  return [...dossier.sources.values()].flatMap((source) => source.defs).filter((one) => one.kind === "async" && !one.generator && one.decorators.some((text) => names.includes(tail(text.split("(")[0] ?? "")))).map((one) => tail(one.qualname));
}

/** The nearest `try` or `with` around a line inside of its function; what follows a `try` in its clauses is not guarded by it. */
function blockOf(dossier: Dossier, file: string, line: number, def: Def): Passed["block"] | null {
  for (const { line: at, text } of headsOf(dossier, file, line).slice(1)) {
    const is = /^\s*(try|with)\b/.exec(text)?.[1];
    if (at > def.line && (is === "try" || is === "with")) return { file, line: at, is };
  }
  return null;
}

/** Whether what the call gives goes out of the function as it is: returned at once, or by the name that it is given. */
function leaves(dossier: Dossier, file: string, line: number): boolean {
  const text = textAt(dossier, file, line);
  if (/^\s*return\b/.test(text)) return true;
  const name = /^\s*(\w+)\s*(?::[^=]+)?=(?!=)/.exec(text)?.[1];
  const returns = dossier.sources.get(file)?.returns ?? [];
  return name !== undefined && returns.some((one) => one.line > line && new RegExp(`\\breturn\\s+${name}\\s*(?:#.*)?$`).test(textAt(dossier, file, one.line)));
}
