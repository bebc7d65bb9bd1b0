/** The checklist of attempt 3, in the contract's order; each line is run, and one that fails in itself has no answer. */
import { timeLeft, whyStopped } from "../../context.js";
import { messageOf, Stopped } from "../../errors.js";
import type { Evidence } from "../../trace/evidence.js";
import type { Check, Subject } from "./check.js";
import { contract } from "./contract.js";
import { dependencies } from "./dependencies.js";
import { fixtures } from "./fixtures.js";
import { imports } from "./imports.js";
import { variables } from "./variables.js";
import { venv } from "./venv.js";

export interface Checked {
  readonly line: string;
  /** Null where it could not be answered; `not_run` then says why. */
  readonly answer: string | null;
  readonly evidence: readonly Evidence[];
}

const CHECKS: readonly Check[] = [imports, variables, dependencies, fixtures, contract, venv];
export const LINES = CHECKS.map((c) => c.line);

export async function checklist(subject: Subject): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const check of CHECKS) checked.push(await answer(check, subject));
  return checked;
}

async function answer({ line, ask }: Check, subject: Subject): Promise<Checked> {
  const { context } = subject.bench;
  const no = (reason: string): Checked => {
    context.notRun.push({ step: `checklist: ${line}`, reason });
    return { line, answer: null, evidence: [] };
  };
  if (timeLeft(context) === 0) return no(whyStopped(context));
  try {
    const found = await ask(subject);
    context.recorder.record({ surface: "cognitive", step_id: "S3", action: "checklist.answer", marker: "EXPLORE", note: `${line}: ${found?.said ?? "no answer"}` });
    return found === null ? no("it gave no answer") : { line, answer: found.said, evidence: found.evidence };
  } catch (thrown) {
    return no(thrown instanceof Stopped ? whyStopped(context) : `it failed: ${messageOf(thrown)}`);
  }
}
