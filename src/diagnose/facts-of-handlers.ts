/** Readings of handlers that swallow errors. */
import type { SourceFacts } from "../probe/source-facts.js";
import type { Dossier } from "./dossier.js";
import { changeOf } from "./facts-of-change.js";
import { isA, own, raised } from "./facts-of-frames.js";
import { calls, defOf, headsOf, surroundings, tail, testFile, textAt, textsOf } from "./facts-of-sources.js";

export interface Broad {
  readonly file: string;
  readonly handler: SourceFacts["handlers"][number];
  /** The change brought it, or only made more of one that stood there, or it is older. */
  readonly since: "new" | "widened" | "before";
  /** A clause that takes them, or a `return` that ends them. */
  readonly by: "clause" | "return";
  /** Whose errors it takes, in words. */
  readonly guards: string;
}

/** Handlers that swallow, broad or new, in the project's own code that the test reaches; the tests' own left out. */
export function broadHandlers(dossier: Dossier): readonly Broad[] {
  const test = testFile(dossier);
  const files = test === null ? [...dossier.sources.keys()] : surroundings(dossier);
  return files.filter((file) => own(dossier, file) && !dossier.isTest(file)).flatMap((file) => {
    const { added = [], hunks = [] } = changeOf(dossier, file) ?? {};
    const fresh = new Set(added.filter(({ text }) => HEAD.test(text)).map(({ line }) => line));
    // A head in place of a head: what to take was at issue, not whether.
    const replaced = hunks.filter((hunk) => hunk.removed.some((text) => HEAD.test(text)));
    const since = (line: number): Broad["since"] => (!fresh.has(line) ? "before" : replaced.some((hunk) => hunk.line <= line && line < hunk.line + hunk.added.length) ? "widened" : "new");
    // A narrower handler counts where the change brought it: it may be there for this very error.
    const handlers = (dossier.sources.get(file)?.handlers ?? []).filter((one) => one.swallows)
      .map((handler) => ({ file, handler, since: since(handler.line), by: "clause" as const, guards: `the lines from ${String(handler.try_line)} on` })).filter((one) => one.handler.broad || one.since === "new");
    const suppressed = calls(dossier, (call, where) => where === file && tail(call.func) === "suppress" && call.args > 0).map(({ call }): Broad => ({
      file, since: since(call.line), by: "clause", guards: `the lines from ${String(call.line)} on`,
      handler: { line: call.line, end_line: call.end_line, try_line: call.line, types: [], broad: true, swallows: true, scope: call.scope },
    }));
    return [...handlers, ...suppressed, ...returning(dossier, file, added)];
  });
}

/** The head of a handler, in a clause or in a call. */
const HEAD = /^\s*except\b|\bsuppress\s*\(/;

/** The context manager asks what the error is before it ends it. */
const ASKS = /\b(?:issubclass|isinstance)\b|\b(?:is|in|==)\s+(?:not\s+)?[(A-Z](?!one\b)/;

/** `return`s that end an error without a handler: a true value from `__exit__`, whatever the error is, and any `return` in a `finally`. */
function returning(dossier: Dossier, file: string, added: readonly { readonly line: number }[]): readonly Broad[] {
  return (dossier.sources.get(file)?.returns ?? []).flatMap((one): Broad[] => {
    const def = defOf(dossier, file, one.scope);
    const value = /\breturn\b\s*(.*?)\s*(?:#.*)?$/.exec(textAt(dossier, file, one.line))?.[1] ?? "";
    const body = def === undefined ? [] : textsOf(dossier, file, def.line + 1, def.end_line);
    const exits = /^__a?exit__$/.test(tail(one.scope)) && /^(?:True\b|.*\bis not None$|bool\()/.test(value) && !body.some((text) => ASKS.test(text));
    const guards = exits ? `the \`with\` blocks of \`${one.scope.replace(/\.\w+$/, "")}\`` : inFinally(dossier, file, one.line) ? "the `try` before it" : null;
    return guards === null ? [] : [{ file, guards, by: "return", since: added.some(({ line }) => line === one.line) ? "new" : "before", handler: { line: one.line, end_line: one.end_line, try_line: one.line, types: [], broad: true, swallows: true, scope: one.scope } }];
  });
}

/** Whether a line stands in a `finally` of its own function, and in no function inside of that. */
function inFinally(dossier: Dossier, file: string, line: number): boolean {
  const opens = /^\s*finally\s*:/;
  const first = headsOf(dossier, file, line).find(({ text }) => opens.test(text) || /^\s*(?:async\s+)?(?:def|class)\b/.test(text));
  return first !== undefined && opens.test(first.text);
}

/** Whether the test waits for an error that does not come (`pytest.raises` ends in Failed, `assertRaises` in AssertionError). */
export function wantsError(dossier: Dossier): boolean {
  return expectedError(dossier) !== null;
}

/** The exception's name that a test waited for in vain: _pytest/raises.py and unittest/case.py word it, nothing else tells. */
export function expectedError(dossier: Dossier): string | null {
  for (const { exception, via } of raised(dossier)) {
    if (via !== "raised") continue;
    const found = /^DID NOT RAISE(?: any of)? .*?([\w.]+)['">)\]]*\s*$/.exec(exception.message) ?? /^(\w+) not raised\b/.exec(exception.message);
    if (found !== null && (isA(exception, "Failed") || isA(exception, "AssertionError"))) return tail(found[1] ?? "");
  }
  return null;
}
