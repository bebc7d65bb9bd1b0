/** `--fix-command`: any program may change a scratch checkout; what it leaves is verified like a fix of ours, and never believed. */
import { cpSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import parse from "string-argv";
import { timeLeft, whyStopped } from "../context.js";
import { isFirstParty } from "../env/files.js";
import { UserError } from "../errors.js";
import { differenceIn, fingerprints } from "../fix/difference.js";
import type { Proposal } from "../fix/fix.js";
import type { NonEmpty } from "../ports.js";
import type { Bench } from "../probe/once-more.js";
import { Workspace } from "../probe/scratch/workspace.js";
import { writeBundle } from "../report/bundle.js";
import type { Report } from "../report/schema.js";

const STEP = "--fix-command";
/** What it may take of the time that is left: its result has to be verified in the rest. */
const SHARE = 0.6;

/**
 * Runs the program in a copy of the checkout, with a copy of the bundle as it stands.
 * @param report what is known so far
 * @param python the project's Python files
 * @returns what it proposes; null where it left nothing to try, which is then said
 */
export async function runFixCommand(bench: Bench, report: Report, python: readonly string[]): Promise<Proposal | null> {
  const { context } = bench;
  const { fixCommand, out } = context.inputs;
  const words = fixCommand === null ? [] : parse(fixCommand);
  const [program, ...rest] = words;
  const no = (reason: string): null => {
    context.notRun.push({ step: STEP, reason });
    return null;
  };
  if (fixCommand === null) return null;
  if (program === undefined) return no("it names no program");
  if (timeLeft(context) === 0) return no(whyStopped(context));
  context.progress.stage("running the fix command");
  const bundle = mkdtempSync(join(context.scratch, "bundle-"));
  cpSync(out, bundle, { recursive: true });
  writeBundle(bundle, report);
  const workspace = await Workspace.open(bench, python);
  try {
    const before = fingerprints(workspace.project);
    const argv: NonEmpty<string> = [program, ...rest];
    const ran = await context.recorder.run(context.exec, {
      argv, cwd: workspace.project, timeoutMs: timeLeft(context) * SHARE,
      env: { PYTHON_TRACE_REPORT: join(bundle, "report.json"), PYTHON_TRACE_ATTEMPT: String(report.attempt.number), PYTHON_TRACE_BUNDLE: bundle },
    }, { stepId: "S5", action: "fix.command" });
    if (ran.timedOut) return no(`it was stopped after ${String(Math.round(ran.durationMs / 1000))} s`);
    const { edits, left } = differenceIn(workspace.project, before, isFirstParty);
    for (const { file, reason } of left) context.notRun.push({ step: `${STEP}: ${file}`, reason });
    const [first, ...others] = edits;
    if (first === undefined) return no(`it ended with exit ${String(ran.exitCode ?? ran.signal)} and changed no file of the project`);
    return { summary: `what \`${program}\` changed`, edits: [first, ...others] };
  } catch (thrown) {
    if (thrown instanceof UserError) return no(thrown.message);
    throw thrown;
  } finally {
    workspace.remove();
  }
}
