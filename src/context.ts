/** What every stage of one run shares. */
import type { DiagnoseInputs } from "./inputs.js";
import type { Clock, Exec, NonEmpty, Progress } from "./ports.js";
import type { Early } from "./probe/early.js";
import type { Recorder } from "./trace/recorder.js";
import type { EnvironmentFacts } from "./env/facts.js";
import type { Evidence } from "./trace/evidence.js";

export interface Ports {
  readonly exec: Exec;
  readonly clock: Clock;
  readonly progress: Progress;
  /** The environment of the step, for reading settings (VIRTUAL_ENV, PATH); children get a scrubbed one from exec. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Fires when the run must end early (SIGTERM, a cancelled job). */
  readonly abort: AbortSignal;
  /** Folder of our Python files. */
  readonly pythonDir: string;
}

export interface NotRun {
  readonly step: string;
  readonly reason: string;
}

export interface Context extends Ports {
  readonly inputs: DiagnoseInputs;
  readonly recorder: Recorder;
  /** What was started beforehand. */
  readonly early?: Early;
  /** A temporary folder outside the checkout, removed at the end. */
  readonly scratch: string;
  /** `performance.now()` at which the time budget ends. */
  readonly deadline: number;
  readonly notRun: NotRun[];
  readonly unmapped: { input: string; reason: string }[];
}

/** The project's interpreter, as found and asked. */
export interface Interpreter {
  readonly argv: NonEmpty<string>;
  /** How a person types it: `python` for the path of an interpreter, a tool's words as they are. */
  readonly shown: NonEmpty<string>;
  readonly reason: string;
  readonly facts: EnvironmentFacts;
  readonly evidence: Evidence;
}

/** Milliseconds left of the budget, never below zero; none once the run was asked to end. */
export function timeLeft(context: Pick<Context, "deadline" | "abort">): number {
  return context.abort.aborted ? 0 : Math.max(0, context.deadline - performance.now());
}

/** Why a question was not asked any more. */
export function whyStopped(context: Pick<Context, "abort">): string {
  return context.abort.aborted ? "the run was stopped" : "the time budget was used up";
}
