/** Modes `auto` and `diagnose`: run, then deliver. */
import { join, relative } from "node:path";
import { guardCommandFiles } from "../adapters/command-files.js";
import { loadToolkit, type Step, type Toolkit } from "../adapters/actions-host.js";
import { messageOf, OutOfDomain } from "../errors.js";
import type { DiagnoseInputs, Prior } from "../inputs.js";
import type { StepInputs } from "../inputs/action.js";
import type { Place } from "../inputs/place.js";
import { readPrior } from "../publish/comment.js";
import { artifactName, commentKey, plain } from "../publish/names.js";
import type { GitHub } from "../publish/port.js";
import { remembersRed } from "../publish/remember.js";
import { publishReport, type Published } from "../publish/publish.js";
import { findPull, type FoundPull } from "../publish/pull.js";
import type { Report } from "../report/schema.js";
import { reportTerminal } from "../report/terminal.js";
import { isLive } from "../report/view.js";
import { diagnose, type Outcome } from "../run.js";
import { makeRedact } from "../trace/redact.js";
import type { StepResult } from "./action.js";
import { gitHubOf } from "./github.js";
import { meansOf } from "./means.js";
import { once } from "./once.js";
import { portsOf, traceSince } from "./ports.js";

const WIDTH = 120;

export async function diagnoseStep(given: StepInputs, place: Place, step: Step): Promise<StepResult> {
  const inputs = given.diagnose();
  const folder = relative(step.workspace, inputs.project).replaceAll("\\", "/");
  const use = { place, leg: given.leg, folder: folder || "." };
  const key = plain(given.commentKey ?? commentKey(use));
  const github = gitHubOf(place, given.token, step.lastCall);
  const pull = wantsComment(given) ? pullOf(given, inputs, github) : null;
  const prior = await recall(pull, key, github, step);
  if (isGreen(given, inputs, prior)) {
    (await loadToolkit(step.log)).notice("the job is green, no input was given and no earlier failure is known: nothing to trace");
    return { outputs: {}, failure: null };
  }
  const outcome = await run({ ...inputs, prior }, place, github, step);
  if (outcome === null) return { outputs: {}, failure: null };
  const toolkit = await loadToolkit(step.log);
  step.log.stage("publishing");
  const published = await publishReport({
    ...outcome, place, folder, inputs: { ...inputs, prior }, annotations: given.annotations,
    artifact: { name: given.artifactName ?? artifactName(use), days: given.retentionDays },
    comment: pull === null || isOldNews(given, outcome.report, prior) ? null : { pull, key },
  }, meansOf(step, toolkit, github));
  step.log.endGroup();
  tell(published, toolkit);
  return { outputs: outputsOf(outcome, published), failure: failureOf(outcome.report, given.failOn) };
}

/** On a pull request by default; on other events only where asked for, in mode `diagnose` never. */
function wantsComment({ mode, comment, event }: StepInputs): boolean {
  if (mode !== "auto" || comment === "never" || event === null) return false;
  return comment === "always" || event.name === "pull_request" || event.name === "pull_request_target";
}

/** A green run says so where a comment told of a red one, not on every pull request that was never red. */
function isOldNews({ comment }: StepInputs, { win }: Report, prior: Prior | null): boolean {
  return comment === "auto" && win === "PASS" && !remembersRed(prior);
}

function pullOf({ event }: StepInputs, { head }: DiagnoseInputs, github: () => Promise<GitHub>): () => Promise<FoundPull> {
  return once(async () => (event === null ? { kind: "none", reason: "there is no CI event" } : findPull(event, head, await github())));
}

/** What the sticky comment remembers. It is a hint: where it cannot be read the run goes on without. */
async function recall(pull: (() => Promise<FoundPull>) | null, key: string, github: () => Promise<GitHub>, { log }: Step): Promise<Prior | null> {
  if (pull === null) return null;
  try {
    const found = await pull();
    return found.kind === "none" ? null : await readPrior(await github(), found.number, key);
  } catch (thrown) {
    log.detail(`no earlier state of the pull request: ${messageOf(thrown)}`);
    return null;
  }
}

/** A green job with nothing to read and nothing to check again. */
function isGreen({ jobStatus }: StepInputs, { sources, smoke }: DiagnoseInputs, prior: Prior | null): boolean {
  const given = Object.values({ ...sources, smoke }).some((list) => list.length > 0);
  return jobStatus === "success" && !given && !remembersRed(prior);
}

/** The diagnosis, or null where the failure is out of domain. The runner's command files are put back as they were. */
async function run(inputs: DiagnoseInputs, place: Place, github: () => Promise<GitHub>, step: Step): Promise<Outcome | null> {
  const { env, log, abort } = step;
  const redact = makeRedact(env);
  const restore = guardCommandFiles(env);
  const started = Date.now();
  try {
    const progress = { stage: (text: string) => { log.stage(redact(text)); }, detail: (text: string) => { log.detail(redact(text)); } };
    const outcome = await diagnose(inputs, portsOf(inputs, env, abort, progress));
    // Outside of any group: what a reader of the log came for is not folded away.
    log.endGroup();
    log.detail(redact(reportTerminal(outcome.report, { style: "plain", width: WIDTH })));
    return outcome;
  } catch (thrown) {
    if (thrown instanceof OutOfDomain) {
      (await loadToolkit(log)).notice(`${messageOf(thrown)}${await failedStep(place, github)}`);
      return null;
    }
    const trace = traceSince(inputs.out, started);
    if (trace !== null) log.detail(`the trace up to there: ${trace}`);
    throw thrown;
  } finally {
    const touched = restore();
    if (touched.length > 0) (await loadToolkit(log)).warn(`the code under test wrote to ${touched.join(", ")} of the runner; that was taken out again`);
  }
}

/** The step of this job that failed, where the API tells it: a job that still runs and has a failed step. */
async function failedStep(place: Place, github: () => Promise<GitHub>): Promise<string> {
  try {
    const jobs = await (await github()).jobs(place.runId, place.runAttempt);
    const [only, ...others] = jobs.filter((job) => job.status === "in_progress" && job.failedSteps.length > 0);
    const [step] = only?.failedSteps ?? [];
    return step === undefined || others.length > 0 ? "" : `; the step that failed is "${step}"`;
  } catch {
    return "";
  }
}

function tell({ deliveries }: Published, toolkit: Toolkit): void {
  for (const { sink, result } of deliveries) {
    if (result.kind === "failed") toolkit.warn(`${sink}: ${result.reason}`);
  }
}

function outputsOf({ report, bundle }: Outcome, { artifact, commentUrl }: Published): Record<string, string> {
  return {
    "win": report.win,
    "root-kinds": [...new Set(report.chains.flatMap((c) => (c.root === null ? [] : [c.root.kind])))].join(","),
    "attempt": String(report.attempt.number),
    "bundle": bundle,
    "report": join(bundle, "report.json"),
    "trace": join(bundle, report.trace.file),
    "artifact-id": artifact === null ? "" : String(artifact.id),
    "artifact-url": artifact?.url ?? "",
    "comment-url": commentUrl ?? "",
  };
}

function failureOf(report: Report, failOn: StepInputs["failOn"]): string | null {
  if (failOn === "never" || report.win === "PASS") return null;
  const introduced = report.chains.filter((c) => isLive(c) && !c.pre_existing).length;
  if (failOn === "introduced" && introduced === 0) return null;
  return failOn === "introduced" ? `${String(introduced)} root${introduced === 1 ? "" : "s"} of this change` : "WIN: FAIL";
}
