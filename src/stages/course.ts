/** The stages up to the experiments: what failed, seen here and isolated. What makes a report of it is loaded meanwhile. */
import { collect, type Collected } from "../collect/collect.js";
import type { Context, Interpreter } from "../context.js";
import { readChange } from "../env/change.js";
import { projectFiles } from "../env/files.js";
import { OutOfDomain } from "../errors.js";
import { addedTests } from "../probe/history/added.js";
import { neutralSettings } from "../probe/pytest.js";
import type { Report } from "../report/schema.js";
import { experiment } from "./experiment.js";
import { gather } from "./gather.js";

/**
 * Takes a run from what CI left to its report.
 * @param asked the project's interpreter, which is being asked
 * @param started `performance.now()` at the start of the run
 * @throws OutOfDomain where what failed is neither pytest's nor mypy's; UserError for an input that cannot be used
 */
export async function course(context: Context, asked: Promise<Interpreter>, started: number): Promise<Report> {
  const { inputs, recorder } = context;
  const [collected, change] = await Promise.all([read(context), readChange(context)]);
  const files = projectFiles(inputs.project);
  if (files.cut) context.notRun.push({ step: "listing files", reason: "the project has more files than are listed; the rest was not looked at" });
  const interpreter = await asked;
  const neutral = neutralSettings(context, interpreter);
  for (const line of neutral.said) recorder.record({ surface: "contextual", step_id: "S1", action: "pytest.neutralise", note: line });
  const later = import("./finish.js");
  const gathered = await gather(context, interpreter, neutral, files, collected, later);
  const { finish } = await later;
  const bench = { context, interpreter, neutral };
  const [experiments, added] = await Promise.all([experiment(context, interpreter, neutral, files, gathered, change), addedTests(bench, change, files)]);
  return finish(bench, { files, change, collected, gathered, experiments, added, started });
}

async function read(context: Context): Promise<Collected> {
  const { inputs, recorder, unmapped } = context;
  const collected = await collect(inputs.sources, { cwd: inputs.cwd, project: inputs.project });
  unmapped.push(...collected.unmapped.map(({ input, reason }) => ({ input, reason })));
  recorder.record({ surface: "operational", step_id: "S1", action: "ci.collect", status: "ok", count: collected.tests.length, note: summaryOf(collected) });
  outOfDomain(collected);
  return collected;
}

/** A red run in which neither pytest nor mypy failed is none of ours: it is said at once. */
function outOfDomain(collected: Collected): void {
  if (collected.kind === "green" && collected.otherFailure !== null) {
    throw new OutOfDomain(`neither pytest nor mypy failed in what was given: ${collected.otherFailure}; that is out of this tool's domain`);
  }
}

function summaryOf(collected: Collected): string {
  return `${String(collected.tests.length)} failed tests, ${String(collected.types.length)} type errors, ${String(collected.runs.length)} broken runs`;
}
