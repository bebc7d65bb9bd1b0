/** The stages in order. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { collect, type Collected } from "./collect/collect.js";
import { writeCandidates } from "./stages/candidates.js";
import { conclude } from "./stages/conclude.js";
import type { Context, Ports } from "./context.js";
import type { Diagnosis } from "./diagnose/diagnose.js";
import { readChange } from "./env/change.js";
import { projectFiles } from "./env/files.js";
import { findInterpreter } from "./env/interpreter.js";
import { makeScratch, sweepScratch } from "./env/scratch.js";
import { OutOfDomain, Stopped, UserError } from "./errors.js";
import { experiment, isolationOf, type Experiments } from "./stages/experiment.js";
import { forceContext } from "./stages/force.js";
import { gather } from "./stages/gather.js";
import { pushedSince } from "./stages/pushes.js";
import type { DiagnoseInputs } from "./inputs.js";
import type { Verdict } from "./probe/history.js";
import { addedTests } from "./probe/history/added.js";
import { joined, settle } from "./probe/history/settle.js";
import type { Bench } from "./probe/once-more.js";
import { neutralSettings } from "./probe/pytest.js";
import { unlessStopped } from "./probe/reproduce.js";
import { attemptOf, buildReport } from "./stages/build.js";
import { survey } from "./stages/remark.js";
import { chainId, type Trial } from "./stages/chain.js";
import { mechanical, mend, type Mended, type Patients } from "./stages/mend.js";
import { refresh, withFixes } from "./stages/amend.js";
import { applyFixes } from "./stages/apply.js";
import { runFixCommand } from "./stages/fix-command.js";
import { writeBundle } from "./report/bundle.js";
import { reportSchema, type Report } from "./report/schema.js";
import { planOf } from "./stages/plan.js";
import { makeRunId } from "./run-id.js";
import { makeRedact, redactDeep } from "./trace/redact.js";
import { Recorder } from "./trace/recorder.js";

export interface Outcome {
  readonly report: Report;
  /** Absolute folder of the bundle. */
  readonly bundle: string;
}

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
  const plan = planOf(inputs.plan);
  const recorder = new Recorder({ out: inputs.out, project: inputs.project, runId: makeRunId(ports.clock.now(), inputs.slug), clock: ports.clock, redact, steps: plan.ids });
  const context: Context = { ...ports, inputs, recorder, scratch, deadline: started + inputs.timeBudgetMs, notRun: [], unmapped: [] };
  try {
    recorder.record({ surface: "cognitive", step_id: "S1", action: "plan.lay", marker: "REASON", plan: [...plan.steps] });
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
  const [interpreter, change] = await Promise.all([findInterpreter(context), readChange(context)]);
  const files = projectFiles(inputs.project);
  if (files.cut) context.notRun.push({ step: "listing files", reason: "the project has more files than are listed; the rest was not looked at" });
  const neutral = neutralSettings(context, interpreter);
  for (const line of neutral.said) recorder.record({ surface: "contextual", step_id: "S1", action: "pytest.neutralise", note: line });
  const gathered = await gather(context, interpreter, neutral, files, collected);
  const bench = { context, interpreter, neutral };
  const [experiments, added] = await Promise.all([experiment(context, interpreter, neutral, files, gathered, change), addedTests(bench, change, files)]);
  progress.stage("diagnosing");
  const concluded = await conclude(bench, files, gathered, experiments, change?.files ?? null);
  writeCandidates(context, concluded);
  const trials: { diagnosis: Diagnosis; trial: Trial }[] = [];
  const { diagnoses, findings, decisions, behind } = await survey(bench, files, gathered, change?.files ?? null, concluded?.diagnoses ?? []);
  for (const diagnosis of diagnoses) trials.push({ diagnosis, trial: await trialOf(context, diagnosis, experiments) });
  const patients: Patients | null = concluded === null ? null : {
    diagnoses: trials.map(({ diagnosis, trial }, i) => ({ id: chainId(i), diagnosis, isolation: trial.isolation })),
    dossierOf: concluded.dossierOf, given: [...gathered.given.keys()], types: gathered.typesPlan, started: gathered,
  };
  const attempt = attemptOf(context, trials);
  const live = diagnoses.filter((d) => !d.preExisting);
  const forced = concluded === null || attempt.mode === "fixer" ? null
    : await forceContext(bench, live.length > 0 ? live : diagnoses, concluded.dossierOf, [interpreter.evidence, ...(gathered.types === null ? [] : [gathered.types.evidence])]);
  const pushed = attempt.mode === "escalation" ? await pushedSince(context, inputs.prior?.pushes ?? [], change?.base ?? null, inputs.head ?? change?.head ?? "HEAD", attempt.number) : [];
  const wanted = inputs.fix !== "off" && attempt.mode !== "escalation";
  const own = patients === null || !wanted ? NO_FIXES : await mend(bench, patients, mechanical(context));
  progress.stage("writing the report");
  const report = buildReport({
    context, interpreter, collected, gathered, experiments, added, forced, pushed, findings, decisions, behind, neutralised: neutral.said, seconds: (performance.now() - started) / 1000,
    trials: trials.map(({ diagnosis, trial }, i) => ({ diagnosis, trial: { ...trial, mended: own.get(chainId(i)) ?? null } })),
  });
  const foreign = patients === null || !wanted ? NO_FIXES : await commanded(bench, report, patients, files.python);
  const known = refresh(withFixes(report, foreign), context);
  if (inputs.fix !== "apply") return known;
  const nodes = [...new Set([...gathered.given.keys(), ...gathered.reproduction.failures.map((f) => f.node)])];
  return applyFixes({ context, interpreter, neutral, manifests: [...files.manifests.keys()], types: gathered.typesPlan, nodes }, known, new Map([...own, ...foreign]));
}

const NO_FIXES: ReadonlyMap<string, Mended> = new Map();

/** What somebody else's program makes of the roots that have no verified fix. */
async function commanded(bench: Bench, report: Report, patients: Patients, python: readonly string[]): Promise<ReadonlyMap<string, Mended>> {
  const verified = new Set(report.chains.filter((c) => c.fix?.status === "verified").map((c) => c.id));
  const open = patients.diagnoses.filter((p) => !verified.has(p.id));
  const proposal = open.length === 0 ? null : await unlessStopped(runFixCommand(bench, report, python));
  return proposal === null ? NO_FIXES : mend(bench, { ...patients, diagnoses: open }, () => [proposal]);
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

/** A red run in which neither pytest nor mypy failed is none of ours: it is said at once. */
function outOfDomain(collected: Collected): void {
  if (collected.kind === "green" && collected.otherFailure !== null) {
    throw new OutOfDomain(`neither pytest nor mypy failed in what was given: ${collected.otherFailure}; that is out of this tool's domain`);
  }
}

function summaryOf(collected: Collected): string {
  return `${String(collected.tests.length)} failed tests, ${String(collected.types.length)} type errors, ${String(collected.runs.length)} broken runs`;
}
