/** mypy with a fix and without: what is gone, and what is new. Errors are told apart by file and words, not by line. */
import type { Recorder } from "../trace/recorder.js";
import type { CommandSource, Evidence } from "../trace/evidence.js";
import type { TypeFailure } from "../probe/failure.js";
import { typeName, type TypeError } from "../probe/history/question.js";
import type { ScratchTypes } from "../probe/scratch/workspace.js";

export interface TypesVerdict {
  /** Errors of the chain that are still there. */
  readonly left: number;
  /** Errors that were not there before. */
  readonly fresh: readonly string[];
  readonly before: Evidence<CommandSource>;
  readonly after: Evidence<CommandSource>;
}

/** @param wanted the errors that the fix has to take away */
export function compareTypes(recorder: Recorder, wanted: readonly TypeFailure[], before: ScratchTypes, after: ScratchTypes, about: string): TypesVerdict {
  const [was, is, asked] = [count(before.errors), count(after.errors), count(wanted)];
  const fresh = [...is].flatMap(([name, n]) => (n > (was.get(name) ?? 0) ? [name] : []));
  const left = [...asked].filter(([name, n]) => (is.get(name) ?? 0) > Math.max(0, (was.get(name) ?? 0) - n)).length;
  const claim = ({ ran, errors }: ScratchTypes): string => `exit ${String(ran.exitCode)}; ${String(errors.length)} type errors`;
  // A run that could not check at all reports no error of a file: its exit says so.
  const crashed = after.ran.exitCode !== 0 && after.errors.length === 0 ? ["mypy could not check"] : [];
  return {
    left, fresh: [...fresh, ...(before.ran.exitCode !== 0 && before.errors.length === 0 ? [] : crashed)],
    before: recorder.fromCommand(before.ran, `in a scratch checkout: ${claim(before)}`, before.ran.output.slice(-1400)),
    after: recorder.fromCommand(after.ran, `${about}: ${claim(after)}`, after.ran.output.slice(-1400)),
  };
}

function count(errors: readonly TypeError[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const error of errors) {
    const name = typeName(error, error.file);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
