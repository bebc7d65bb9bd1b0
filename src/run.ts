/** The stages in order. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { collect, type Collected } from "./collect/collect.js";
import { conclude } from "./stages/conclude.js";
import type { Context, Ports } from "./context.js";
import type { Diagnosis } from "./diagnose/diagnose.js";
import { readChange } from "./env/change.js";
import { projectFiles } from "./env/files.js";
import { findInterpreter } from "./env/interpreter.js";
import { makeScratch, sweepScratch } from "./env/scratch.js";
import { OutOfDomain, Stopped, UserError } from "./errors.js";
import { experiment, isolationOf, type Experiments } from "./stages/experiment.js";
import { gather } from "./stages/gather.js";
import type { DiagnoseInputs } from "./inputs.js";
import type { Verdict } from "./probe/history.js";
import { joined, settle } from "./probe/history/settle.js";
import { neutralSettings } from "./probe/pytest.js";
import { unlessStopped } from "./probe/reproduce.js";
import { buildReport } from "./stages/build.js";
import { chainId, type Trial } from "./stages/chain.js";
import { mend, type Mended } from "./stages/mend.js";
import { writeBundle } from "./report/bundle.js";
import { reportSchema, type Report } from "./report/schema.js";
import { makeRunId } from "./run-id.js";
import { makeRedact, redactDeep } from "./trace/redact.js";
import { Recorder } from "./trace/recorder.js";

export interface Outcome {
  readonly report: Report;
  /** Absolute folder of the bundle. */
  readonly bundle: string;
}

const PLAN = [
  { step_id: "S1", title: "collect what CI left, find the project's Python" },
  { step_id: "S2", title: "reproduce the failed nodes and mypy" },
  { step_id: "S3", title: "ask the project: layout, sources, isolation" },
  { step_id: "S4", title: "diagnose: group, match rules, rank" },
  { step_id: "S5", title: "fix" },
  { step_id: "S6", title: "report" },
] as const;

/**
 * Diagnoses one project and writes the bundle.
 * @throws UserError for a call or input that cannot be used
 */
export async function diagnose(inputs: DiagnoseInputs, ports: Ports): Promise<Outcome> {
  mkdirSync(inputs.out, { recursive: true });
  sweepScratch();
  const scratch = makeScratch();
  const started = performance.now();
  const redact = makeRedact(ports.env);
  const recorder = new Recorder({ out: inputs.out, project: inputs.project, runId: makeRunId(ports.clock.now(), inputs.slug), clock: ports.clock, redact });
  const context: Context = { ...ports, inputs, recorder, scratch, deadline: started + inputs.timeBudgetMs, notRun: [], unmapped: [] };
  try {
    recorder.record({ surface: "cognitive", step_id: "S1", action: "plan.lay", marker: "REASON", plan: [...PLAN] });
    recorder.record({ surface: "contextual", step_id: "S1", action: "env.cwd", facts: { cwd: inputs.cwd, project: inputs.project } });
    // Whatever the code under test put into names and messages is redacted as a whole, last.
    const report = reportSchema.parse(redactDeep(await stages(context, started), redact));
    writeBundle(inputs.out, report);
    return { report, bundle: inputs.out };
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

async function stages(context: Context, started: number): Promise<Report> {
  const { inputs, recorder, progress } = context;
  progress.stage("reading what CI left");
  const collected = await collect(inputs.sources, { cwd: inputs.cwd, project: inputs.project });
  for (const { input, reason } of collected.unmapped) context.unmapped.push({ input, reason });
  recorder.record({ surface: "operational", step_id: "S1", action: "ci.collect", status: "ok", count: collected.tests.length, note: summaryOf(collected) });
  outOfDomain(collected);
  progress.stage("finding the project's Python");
  const interpreter = await findInterpreter(context);
  const files = projectFiles(inputs.project);
  if (files.cut) context.notRun.push({ step: "listing files", reason: "the project has more files than are listed; the rest was not looked at" });
  const change = await readChange(context);
  const neutral = neutralSettings(context, interpreter);
  for (const line of neutral.said) recorder.record({ surface: "contextual", step_id: "S1", action: "pytest.neutralise", note: line });
  const gathered = await gather(context, interpreter, neutral, files, collected);
  const experiments = await experiment(context, interpreter, neutral, files, collected, gathered, change);
  progress.stage("diagnosing");
  const bench = { context, interpreter, neutral };
  const concluded = await conclude(bench, files, gathered, experiments, change?.files ?? null);
  const trials: { diagnosis: Diagnosis; trial: Trial }[] = [];
  for (const diagnosis of concluded?.diagnoses ?? []) trials.push({ diagnosis, trial: await trialOf(context, diagnosis, experiments) });
  const mended = concluded === null ? new Map<string, Mended>() : await mend(bench, {
    diagnoses: trials.map(({ diagnosis, trial }, i) => ({ id: chainId(i), diagnosis, isolation: trial.isolation })),
    dossierOf: concluded.dossierOf, given: [...gathered.given.keys()], types: gathered.typesPlan,
  });
  notYet(context);
  progress.stage("writing the report");
  return buildReport({
    context, interpreter, collected, gathered, experiments, neutralised: neutral.said, seconds: (performance.now() - started) / 1000,
    trials: trials.map(({ diagnosis, trial }, i) => ({ diagnosis, trial: { ...trial, mended: mended.get(chainId(i)) ?? null } })),
  });
}

/** What experiments say of a diagnosis, now that its root is known. */
async function trialOf(context: Context, diagnosis: Diagnosis, { isolations, history }: Experiments): Promise<Trial> {
  const [root] = diagnosis.findings;
  const verdicts: Verdict[] = [];
  for (const signature of diagnosis.signatures) {
    const verdict = history.byGroup.get(signature);
    if (verdict !== undefined) verdicts.push((await unlessStopped(settle(context, verdict, root))) ?? verdict);
  }
  const [first, ...rest] = verdicts;
  return {
    isolation: isolationOf(diagnosis.failures, isolations), mended: null,
    // The commit that broke one caller first broke them all.
    history: first === undefined ? null : joined([first, ...rest], history.order),
  };
}

/** What can be asked for and is not there yet: said, so that nobody waits for it. */
function notYet({ inputs, notRun }: Context): void {
  if (inputs.fixCommand !== null) notRun.push({ step: "--fix-command", reason: "this version does not run it" });
  for (const command of inputs.smoke) notRun.push({ step: `--smoke ${command}`, reason: "this version does not run it" });
  if (inputs.plan !== null) notRun.push({ step: "--plan", reason: "this version keeps its own step ids" });
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
