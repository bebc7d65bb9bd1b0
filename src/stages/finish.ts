/** The stages from the experiments to the bundle. */
import type { Collected } from "../collect/collect.js";
import type { Context } from "../context.js";
import type { Diagnosis } from "../diagnose/diagnose.js";
import type { Change } from "../env/change.js";
import type { ProjectFiles } from "../env/files.js";
import type { Verdict } from "../probe/history.js";
import type { AddedTest } from "../probe/history/added.js";
import { joined, settle } from "../probe/history/settle.js";
import type { Bench } from "../probe/once-more.js";
import { unlessStopped } from "../probe/reproduce.js";
import { writeBundle } from "../report/bundle.js";
import { reportSchema, type Report } from "../report/schema.js";
import { makeRedact, redactDeep } from "../trace/redact.js";
import { refresh, withFixes } from "./amend.js";
import { attemptOf, buildReport } from "./build.js";
import { writeCandidates } from "./candidates.js";
import { chainId, type Trial } from "./chain.js";
import { conclude } from "./conclude.js";
import { isolationOf, type Experiments } from "./experiment.js";
import { forceContext } from "./force.js";
import type { Gathered } from "./gather.js";
import type { Mended, Patients } from "./mend.js";
import { pushedSince } from "./pushes.js";
import { survey } from "./remark.js";

/** What is known once the experiments are made. */
export interface Known {
  readonly files: ProjectFiles;
  /** Null where no base is known. */
  readonly change: Change | null;
  readonly collected: Collected;
  readonly gathered: Gathered;
  readonly experiments: Experiments;
  readonly added: readonly AddedTest[];
  /** `performance.now()` at the start of the run. */
  readonly started: number;
}

/** Lets the rules read what is known, makes fixes where that is wanted, and writes the bundle. */
export async function finish(bench: Bench, known: Known): Promise<Report> {
  const { inputs, env } = bench.context;
  // Whatever the code under test put into names and messages is redacted as a whole, last.
  const report = reportSchema.parse(redactDeep(await reportOf(bench, known), makeRedact(env)));
  writeBundle(inputs.out, report);
  return report;
}

async function reportOf(bench: Bench, known: Known): Promise<Report> {
  const { context, interpreter, neutral } = bench;
  const { inputs, progress } = context;
  const { files, change, collected, gathered, experiments, added, started } = known;
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
  // Loaded where it is wanted: the fixers are the largest part of the program.
  const repair = patients === null || !wanted ? null : { patients, ...(await import("./repair.js")) };
  const own = repair === null ? NO_FIXES : await repair.mechanically(bench, repair.patients);
  progress.stage("writing the report");
  const report = buildReport({
    context, interpreter, collected, gathered, experiments, added, forced, pushed, findings, decisions, behind, neutralised: neutral.said, seconds: (performance.now() - started) / 1000,
    trials: trials.map(({ diagnosis, trial }, i) => ({ diagnosis, trial: { ...trial, mended: own.get(chainId(i)) ?? null } })),
  });
  const foreign = repair === null ? NO_FIXES : await repair.commanded(bench, report, repair.patients, files.python);
  const told = refresh(withFixes(report, foreign), context);
  if (inputs.fix !== "apply") return told;
  const nodes = [...new Set([...gathered.given.keys(), ...gathered.reproduction.failures.map((f) => f.node)])];
  const { applyFixes } = await import("./apply.js");
  return applyFixes({ context, interpreter, neutral, manifests: [...files.manifests.keys()], types: gathered.typesPlan, nodes }, told, new Map([...own, ...foreign]));
}

const NO_FIXES: ReadonlyMap<string, Mended> = new Map();

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
