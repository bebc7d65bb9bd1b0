/** mypy with a fix and without: what is gone, and what is new. Errors are told apart by file and words, not by line. */
import type { Context } from "../context.js";
import type { TypeFailure } from "../probe/failure.js";
import { typeName, type TypeError } from "../probe/history/question.js";
import type { ScratchTypes } from "../probe/scratch/workspace.js";
import { counted, step, type Step } from "./step.js";
import type { Ward } from "./ward.js";

/**
 * The same mypy path in both copies. Null where mypy is no part of this run.
 * @param wanted the errors that the fix has to take away
 */
export async function typesStep({ recorder }: Context, ward: Ward, wanted: readonly TypeFailure[], about: string): Promise<Step | null> {
  const [before, after] = await Promise.all([ward.typesBefore(), ward.typesAfter()]);
  if (before === null || after === null) return wanted.length === 0 ? null : step("open", "mypy was not run");
  const [was, is, asked] = [count(before.errors), count(after.errors), count(wanted)];
  const fresh = [...is].flatMap(([name, n]) => (n > (was.get(name) ?? 0) ? [name] : []));
  const left = [...asked].filter(([name, n]) => (is.get(name) ?? 0) > Math.max(0, (was.get(name) ?? 0) - n)).length;
  const shown = [
    recorder.fromCommand(before.ran, `in a scratch checkout: ${claimOf(before)}`, before.ran.output.slice(-1400)),
    recorder.fromCommand(after.ran, `${about}: ${claimOf(after)}`, after.ran.output.slice(-1400)),
  ] as const;
  const ends = (kind: Step["kind"], told: string): Step => step(kind, told, [shown[0]], [shown[1]], recorder.contrast("the patch", shown[0], shown[1]));
  // A run that could not check at all reports no error of a file: its exit says so.
  if (couldNot(after) && (wanted.length > 0 || !couldNot(before))) return ends("refused", "mypy cannot check with it");
  if (left > 0) return ends("refused", "mypy reports the same with it");
  if (fresh.length > 0) return ends("refused", `mypy reports with it what it did not before: ${fresh[0] ?? ""}`);
  return ends("passed", after.ran.exitCode === 0 ? "mypy exit 0" : "mypy reports no more than before");
}

const couldNot = ({ ran, errors }: ScratchTypes): boolean => ran.exitCode !== 0 && errors.length === 0;
const claimOf = ({ ran, errors }: ScratchTypes): string => `exit ${String(ran.exitCode)}; ${counted(errors.length, "type error")}`;

function count(errors: readonly TypeError[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const error of errors) {
    const name = typeName(error, error.file);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
