/** Threads that the code starts and nobody waits for, and where a wait belongs. */
import type { Dossier } from "./dossier.js";
import { suspects } from "./facts-of-calls.js";
import { removed } from "./facts-of-change.js";
import { tail, textAt, type At, type Def } from "./facts-of-sources.js";

export interface Unwaited extends At {
  /** What holds the thread: `self._thread`. */
  readonly name: string;
  /** Where it is made. */
  readonly made: At;
  /** The method that ends it, or lets it end. */
  readonly ends: Def;
  /** The change took the wait away. */
  readonly lost: boolean;
}

const MAKERS = new Set(["Thread", "Process"]);
/** What a method is called that ends what an object began, the plainest first. */
const ENDS = ["close", "stop", "shutdown", "finish", "end", "flush", "drain", "aclose", "disconnect", "terminate", "cancel", "join", "wait", "__exit__", "__aexit__"];

/** In files that the failing test reaches: kept on an object that has a way to be ended, and joined nowhere in the file. */
export function unwaited(dossier: Dossier): readonly Unwaited[] {
  return [...new Set(suspects(dossier).map(({ file }) => file))].flatMap((file) => {
    const source = dossier.sources.get(file);
    const joins = source?.calls.some((call) => tail(call.func) === "join" && call.args === 0) === true;
    return joins ? [] : (source?.calls ?? []).filter((call) => MAKERS.has(tail(call.func))).flatMap((call): readonly Unwaited[] => {
      const name = /(self\.\w+)\s*(?::[^=]+)?=(?!=)/.exec(textAt(dossier, file, call.line))?.[1];
      const owner = call.scope.replace(/\.?[^.]*$/, "");
      const ends = ENDS.flatMap((one) => source?.defs.filter((def) => def.qualname === `${owner}.${one}`) ?? [])[0];
      if (name === undefined || ends === undefined) return [];
      const lost = removed(dossier, new RegExp(`${tail(name)}\\.join\\(`)).find((one) => one.file === file);
      return [{ file, line: Math.min(lost?.line ?? ends.end_line, ends.end_line), name, made: { file, line: call.line }, ends, lost: lost !== undefined }];
    });
  });
}
