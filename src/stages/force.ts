/** Attempt 3 and on: facts gathered anew, what was concluded before marked as suspect, and the checklist. */
import type { Dossier } from "../diagnose/dossier.js";
import type { Diagnosis } from "../diagnose/diagnose.js";
import type { Prior } from "../inputs.js";
import { ProjectAnchors } from "../marks/anchors/project.js";
import type { Failure } from "../probe/failure.js";
import type { Bench } from "../probe/once-more.js";
import { pathFolders } from "../probe/imports/place.js";
import { nodeArgument, readRun, unlessStopped } from "../probe/reproduce.js";
import type { Evidence } from "../trace/evidence.js";
import { readInside } from "../env/read.js";
import { checklist, LINES, type Checked } from "./checklist/index.js";
import { nodesOf } from "./checklist/check.js";

export interface Forced {
  readonly facts: readonly { readonly statement: string; readonly evidence: readonly Evidence[] }[];
  readonly suspect: readonly string[];
  readonly checklist: readonly Checked[];
}

/** One node for each root is run again. */
const MOST = 6;

/**
 * @param live what fails and is not older than the change
 * @param beside runs of this very run that tell of the rest: mypy's, the interpreter's
 */
export async function forceContext(bench: Bench, live: readonly Diagnosis[], dossierOf: (diagnosis: Diagnosis) => Dossier, beside: readonly Evidence[]): Promise<Forced> {
  const { context, interpreter, neutral } = bench;
  const { project, prior } = context.inputs;
  const [first] = live;
  if (first === undefined) return { facts: [], suspect: suspect(prior, live), checklist: LINES.map((line) => ({ line, answer: null, evidence: [] })) };
  context.progress.stage("gathering the facts anew");
  const dossier = dossierOf(first);
  const failures: readonly Failure[] = live.slice(0, MOST).map((d) => d.failures[0]);
  const nodes = nodesOf(failures);
  const fresh = nodes.length === 0 ? null : await unlessStopped(readRun(context, interpreter, neutral, {
    stepId: "S3", action: "checklist.rerun", args: ["-q", ...nodes.map(nodeArgument), "--setup-show", "--tb=short", ...(nodes.length > 1 ? ["--continue-on-collection-errors"] : [])],
  }));
  const ran = fresh?.facts.findLast((f) => f.t === "modules")?.path ?? [];
  const subject = { bench, failures, dossier, anchors: new ProjectAnchors(dossier.files, (file) => readInside(project, file)), fresh, path: pathFolders(interpreter, project, ran).added };
  const again = fresh === null ? [] : [{ statement: `the failing tests once more, in one process: ${fresh.evidence.claim}`, evidence: [fresh.evidence] }];
  return {
    facts: [...again, ...beside.map((e) => ({ statement: e.claim, evidence: [e] })), ...live.slice(0, MOST).flatMap((d) => placeOf(bench, d))],
    suspect: suspect(prior, live), checklist: await checklist(subject),
  };
}

/** The line at the root, read again. */
function placeOf({ context: { recorder } }: Bench, { findings: [root] }: Diagnosis): Forced["facts"] {
  if (root.file === null || root.line === null) return [];
  const quote = recorder.fromFile(root.file, [root.line, root.line], "the line as it stands now");
  return [{ statement: `\`${root.file}:${String(root.line)}\` now reads \`${quote.excerpt.trim().slice(0, 200)}\``, evidence: [quote] }];
}

/** What earlier attempts concluded and offered: it has not helped, whether or not this run comes to the same. */
function suspect(prior: Prior | null, live: readonly Diagnosis[]): string[] {
  const same = (kind: string, file: string | null): boolean => live.some(({ findings: [root] }) => root.kind === kind && root.file === file);
  return (prior?.pushes ?? []).flatMap(({ head, attempt, roots, fixes }) => [
    ...roots.map((r) => `attempt ${String(attempt)}, on ${head.slice(0, 7)}, concluded \`${r.kind}\`${r.file === null ? "" : ` at \`${r.file}${r.line === null ? "" : `:${String(r.line)}`}\``}; ${same(r.kind, r.file) ? "this run comes to the same again" : "this run does not"}`),
    ...fixes.map((f) => `attempt ${String(attempt)} offered a fix, ${f}; the failure has outlived that push`),
  ]);
}
