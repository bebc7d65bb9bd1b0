/** Readings of handlers that swallow errors. */
import type { SourceFacts } from "../probe/source-facts.js";
import type { Dossier } from "./dossier.js";
import { changeOf } from "./facts-of-change.js";
import { isA, own, raised } from "./facts-of-frames.js";
import { calls, surroundings, tail, testFile } from "./facts-of-sources.js";

export interface Broad {
  readonly file: string;
  readonly handler: SourceFacts["handlers"][number];
  /** The change brought it. */
  readonly isNew: boolean;
}

/** Handlers that swallow, broad or new, in the project's own code that the test reaches; the tests' own left out. */
export function broadHandlers(dossier: Dossier): readonly Broad[] {
  const test = testFile(dossier);
  const files = test === null ? [...dossier.sources.keys()] : surroundings(dossier);
  return files.filter((file) => own(dossier, file) && !dossier.isTest(file)).flatMap((file) => {
    const added = changeOf(dossier, file)?.added ?? [];
    const isNew = (from: number, to: number): boolean => added.some((one) => one.line >= from && one.line <= to && /except|suppress/.test(one.text));
    // A narrower handler counts where the change brought it: it may be there for this very error.
    const handlers = (dossier.sources.get(file)?.handlers ?? []).filter((one) => one.swallows)
      .map((handler) => ({ file, handler, isNew: isNew(handler.line, handler.line) })).filter(({ handler, isNew: fresh }) => handler.broad || fresh);
    const suppressed = calls(dossier, (call, where) => where === file && tail(call.func) === "suppress" && call.args > 0).map(({ call }): Broad => ({
      file, isNew: isNew(call.line, call.line),
      handler: { line: call.line, end_line: call.end_line, try_line: call.line, types: [], broad: true, swallows: true, scope: call.scope },
    }));
    return [...handlers, ...suppressed];
  });
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
