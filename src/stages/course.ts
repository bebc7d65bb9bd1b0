/** The stages up to the experiments: what failed, seen here and isolated. What a stage is made of is loaded while the commands before it run. */
import { collect, type Collected } from "../collect/collect.js";
import type { Context, Interpreter } from "../context.js";
import { readChange } from "../env/change.js";
import { projectFiles } from "../env/files.js";
import type { Chosen } from "../env/interpreter.js";
import { OutOfDomain } from "../errors.js";
import { neutralSettings } from "../probe/pytest.js";
import type { Report } from "../report/schema.js";
import { beginRerun } from "./early-rerun.js";

/**
 * Takes a run from what CI left to its report.
 * @param chosen the project's interpreter
 * @param asked the same, which is being asked for its facts
 * @param started `performance.now()` at the start of the run
 * @throws OutOfDomain where what failed is neither pytest's nor mypy's; UserError for an input that cannot be used
 */
export async function course(context: Context, chosen: Chosen, asked: Promise<Interpreter>, started: number): Promise<Report> {
  const { inputs, recorder } = context;
  const changing = readChange(context);
  changing.catch(() => undefined); // heard below, or never where what CI left cannot be used
  const collected = await read(context);
  const files = projectFiles(inputs.project);
  if (files.cut) context.notRun.push({ step: "listing files", reason: "the project has more files than are listed; the rest was not looked at" });
  beginRerun(context, chosen, files, collected);
  const [interpreter, change] = await Promise.all([asked, changing]);
  const { gather, experiment, addedTests } = await import("./trials.js");
  const neutral = neutralSettings(context, interpreter);
  for (const line of neutral.said) recorder.record({ surface: "contextual", step_id: "S1", action: "pytest.neutralise", note: line });
  const gathered = await gather(context, interpreter, neutral, files, collected, () => import("./finish.js"));
  for (const argv of context.early?.end() ?? []) {
    recorder.record({ surface: "operational", step_id: "S1", action: "command.stop", argv: [...argv], status: "skipped", note: "begun before it was known that another one was needed" });
  }
  const bench = { context, interpreter, neutral };
  if (change !== null) await gathered.ahead.layout; // history runs tests, which an import may disturb
  const [experiments, added] = await Promise.all([experiment(context, interpreter, neutral, files, gathered, change), addedTests(bench, change, files)]);
  const { finish } = await import("./finish.js");
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
