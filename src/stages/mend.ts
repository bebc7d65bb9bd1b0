/** Stage 5: for each root that a mechanical fix fits, the first one that is proven in a scratch checkout. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { timeLeft, whyStopped, type Context } from "../context.js";
import type { Diagnosis } from "../diagnose/diagnose.js";
import type { Dossier } from "../diagnose/dossier.js";
import { messageOf } from "../errors.js";
import { fixers } from "../fix/fixers/index.js";
import { illOf, type Ill } from "../fix/ill.js";
import { neighboursOf } from "../fix/neighbours.js";
import { patchOf } from "../fix/patch.js";
import { proposals } from "../fix/propose.js";
import type { Proposal } from "../fix/fix.js";
import { verify, type Verdict } from "../fix/verify.js";
import { Ward } from "../fix/ward.js";
import { importEdges } from "../probe/imports/graph.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Bench } from "../probe/once-more.js";
import { unlessStopped } from "../probe/reproduce.js";
import type { TypesPlan } from "../probe/types.js";

/** A fix as the chain shows it. */
export interface Mended extends Verdict {
  readonly summary: string;
  readonly patch: string;
  readonly diff: string;
  readonly edits: Proposal["edits"];
}

export interface Patients {
  /** By the name that its chain will have (`C1`), the worst first. */
  readonly diagnoses: readonly { readonly id: string; readonly diagnosis: Diagnosis; readonly isolation: Isolation | null }[];
  readonly dossierOf: (diagnosis: Diagnosis) => Dossier;
  /** Node ids that CI saw fail. */
  readonly given: readonly string[];
  readonly types: TypesPlan | null;
}

/** So many proposals are put to the test for one root. */
const MOST = 6;

/** @returns by the chain's name */
export async function mend(bench: Bench, patients: Patients): Promise<ReadonlyMap<string, Mended>> {
  const { context } = bench;
  const found = new Map<string, Mended>();
  if (context.inputs.fix === "off" || patients.diagnoses.length === 0) return found;
  context.progress.stage("trying fixes");
  let ward: Ward | null = null;
  try {
    for (const one of patients.diagnoses) {
      const dossier = patients.dossierOf(one.diagnosis);
      ward ??= await Ward.open(bench, dossier.files, patients.types);
      const mended = await unlessStopped(treat(context, ward, one, dossier, patients.given));
      if (mended !== null) found.set(one.id, mended);
    }
  } catch (thrown) {
    context.notRun.push({ step: "fix", reason: `no scratch checkout: ${messageOf(thrown)}` });
  } finally {
    ward?.close();
  }
  return found;
}

async function treat(context: Context, ward: Ward, { id, diagnosis, isolation }: Patients["diagnoses"][number], dossier: Dossier, given: readonly string[]): Promise<Mended | null> {
  const [root] = diagnosis.findings;
  const ill = illOf(diagnosis.failures, isolation, given, context.inputs.reruns);
  let best: Mended | null = null;
  for (const proposal of proposals(fixers, root, dossier, (file) => ward.read(file)).slice(0, MOST)) {
    if (timeLeft(context) === 0) {
      context.notRun.push({ step: `fix of ${id}`, reason: whyStopped(context) });
      break;
    }
    const mended = await put(context, ward, `fixes/${id}.patch`, proposal, ill, dossier);
    if (mended === null) continue;
    const { status, reason } = mended;
    context.recorder.record({ surface: "cognitive", step_id: "S5", action: "fix.judge", marker: "REFLECT", note: `${id}: ${proposal.summary}: ${status}${reason === null ? "" : `, ${reason}`}` });
    if (best === null || rank(mended) > rank(best)) best = mended;
    if (status === "verified") break;
  }
  if (best !== null) keep(context, best);
  return best;
}

const rank = ({ status }: Verdict): number => ["rejected", "proposed", "verified"].indexOf(status);

async function put(context: Context, ward: Ward, name: string, { summary, edits }: Proposal, ill: Ill, dossier: Dossier): Promise<Mended | null> {
  const diff = patchOf(edits, (file) => ward.read(file));
  if (diff === null) return null;
  if (!context.recorder.isClean(diff)) {
    context.notRun.push({ step: name, reason: "the lines that it would change hold what looks like a secret" });
    return null;
  }
  const files = edits.map((e) => e.file);
  const failing = [...new Set(ill.nodes.map((n) => n.split("::", 1)[0] ?? n))];
  const edges = importEdges(dossier.sources, dossier.files.filter(dossier.firstParty));
  context.progress.detail(`${name}: ${summary}`);
  const verdict = await verify(context, ward, { name, patch: diff, files }, ill, neighboursOf(files, failing, dossier.files, edges));
  return { ...verdict, summary, patch: name, diff, edits };
}

function keep({ inputs }: Context, { patch, diff }: Mended): void {
  mkdirSync(join(inputs.out, "fixes"), { recursive: true });
  writeFileSync(join(inputs.out, patch), diff);
}
