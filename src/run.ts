/** One run: its folders, its trace, and the bundle at its end. What it does in between is loaded while its first command runs. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Context, Ports } from "./context.js";
import { askInterpreter, chooseInterpreter } from "./env/interpreter.js";
import { makeScratch, sweepScratch } from "./env/scratch.js";
import { Stopped, UserError } from "./errors.js";
import type { DiagnoseInputs } from "./inputs.js";
import type { Report } from "./report/schema.js";
import { Early } from "./probe/early.js";
import { beginTypes } from "./stages/early-types.js";
import { planOf } from "./stages/plan.js";
import { makeRunId } from "./run-id.js";
import { makeRedact } from "./trace/redact.js";
import { Recorder } from "./trace/recorder.js";

export interface Outcome {
  readonly report: Report;
  /** Absolute folder of the bundle. */
  readonly bundle: string;
}

const loadCourse = () => import("./stages/course.js");

/**
 * Diagnoses one project and writes the bundle.
 * @throws UserError for a call or input that cannot be used
 */
export async function diagnose(inputs: DiagnoseInputs, ports: Ports): Promise<Outcome> {
  mkdirSync(inputs.out, { recursive: true });
  const scratch = makeScratch();
  const started = performance.now();
  const redact = makeRedact(ports.env);
  const plan = planOf(inputs.plan);
  const recorder = new Recorder({ out: inputs.out, project: inputs.project, runId: makeRunId(ports.clock.now(), inputs.slug), clock: ports.clock, redact, steps: plan.ids });
  const context: Context = { ...ports, inputs, recorder, scratch, deadline: started + inputs.timeBudgetMs, notRun: [], unmapped: [], early: new Early(ports.exec) };
  try {
    recorder.record({ surface: "cognitive", step_id: "S1", action: "plan.lay", marker: "REASON", plan: [...plan.steps] });
    recorder.record({ surface: "contextual", step_id: "S1", action: "env.cwd", facts: { cwd: inputs.cwd, project: inputs.project } });
    ports.progress.stage("finding the project's Python");
    const chosen = chooseInterpreter(context);
    // What mypy takes is mostly the longest: a third process beside it and this one would slow it.
    if (beginTypes(context, chosen)) await loadCourse();
    const interpreter = askInterpreter(context, chosen);
    const settled = interpreter.catch(() => null);
    try {
      sweepScratch();
      const { course } = await loadCourse();
      return { report: await course(context, chosen, interpreter, started), bundle: inputs.out };
    } finally {
      context.early?.end();
      await settled;
    }
  } catch (thrown) {
    recorder.record({
      surface: "operational", step_id: "S6", action: "run.end", status: "failed",
      error: { type: thrown instanceof Error ? thrown.name : "Error", message: thrown instanceof Error ? thrown.message : String(thrown) },
    });
    if (thrown instanceof Stopped) throw new UserError(`stopped before anything was known; the trace is ${join(inputs.out, recorder.traceFile)}`);
    throw thrown;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
