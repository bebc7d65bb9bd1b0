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
import { formatted } from "../fix/style.js";
import { proposals } from "../fix/propose.js";
import type { Proposal } from "../fix/fix.js";
import { verify, type Verdict } from "../fix/verify.js";
import { withheld } from "../fix/withheld.js";
import { Ward } from "../fix/ward.js";
import { readInside } from "../env/read.js";
import type { ImportEdge } from "../probe/imports/facts.js";
import { importEdges } from "../probe/imports/graph.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Bench } from "../probe/once-more.js";
import { unlessStopped } from "../probe/reproduce.js";
import type { Started } from "../probe/smoke/smoke.js";
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
  readonly started: Started;
}

/** So many proposals are put to the test for one root. */
const MOST = 6;

/** What is to be tried for a root, in order. */
export type Propose = (dossier: Dossier, diagnosis: Diagnosis) => readonly Proposal[];

/** The mechanical fixes that fit. */
export const mechanical = ({ inputs }: Context): Propose => (dossier, { findings: [root] }) =>
  proposals(fixers, root, dossier, (file) => readInside(inputs.project, file));

/** @returns by the chain's name: the first proposal that is proven, else the one that got farthest */
export async function mend(bench: Bench, patients: Patients, propose: Propose): Promise<ReadonlyMap<string, Mended>> {
  const { context } = bench;
  const found = new Map<string, Mended>();
  context.progress.stage("trying fixes");
  let ward: Ward | null = null;
  try {
    for (const one of patients.diagnoses) {
      const dossier = patients.dossierOf(one.diagnosis);
      const proposed = propose(dossier, one.diagnosis).slice(0, MOST);
      if (proposed.length === 0) continue;
      ward ??= await Ward.open(bench, dossier.files, patients.types);
      const mended = await unlessStopped(treat(context, ward, one, dossier, proposed, patients));
      if (mended !== null) found.set(one.id, mended);
    }
  } catch (thrown) {
    context.notRun.push({ step: "fix", reason: `it failed: ${messageOf(thrown)}` });
  } finally {
    ward?.close();
  }
  return found;
}

async function treat(context: Context, ward: Ward, { id, diagnosis, isolation }: Patients["diagnoses"][number], dossier: Dossier, proposed: readonly Proposal[], { given, started }: Patients): Promise<Mended | null> {
  const edges = importEdges(dossier.sources, dossier.files.filter(dossier.firstParty));
  const ill = illOf(diagnosis.failures, isolation, given, context.inputs.reruns, started);
  let best: Mended | null = null;
  for (const proposal of proposed) {
    if (timeLeft(context) === 0) {
      context.notRun.push({ step: `fix of ${id}`, reason: whyStopped(context) });
      break;
    }
    const mended = await put(context, ward, `fixes/${id}.patch`, proposal, ill, dossier, edges);
    if (mended === null) continue;
    const { status, told } = mended;
    context.recorder.record({ surface: "cognitive", step_id: "S5", action: "fix.judge", marker: "REFLECT", note: `${id}: ${proposal.summary}: ${status}, ${told}` });
    if (best === null || rank(mended) > rank(best)) best = mended;
    if (status === "verified") break;
  }
  if (best !== null) keep(context, best);
  return best;
}

const rank = ({ status }: Verdict): number => ["rejected", "proposed", "verified"].indexOf(status);

async function put(context: Context, ward: Ward, name: string, { summary, edits: proposed, shows }: Proposal, ill: Ill, dossier: Dossier, edges: readonly ImportEdge[]): Promise<Mended | null> {
  const edits = await formatted(ward, proposed);
  const diff = patchOf(edits, (file) => ward.read(file), ward.plain.prefix);
  if (diff === null) return null;
  if (!context.recorder.isClean(diff)) {
    context.notRun.push({ step: name, reason: "the lines that it would change hold what looks like a secret" });
    return null;
  }
  const reason = withheld(edits, (file) => ward.read(file), dossier);
  if (reason !== null) {
    context.notRun.push({ step: `${name}: ${summary}`, reason: `withheld: ${reason}` });
    return null;
  }
  const files = edits.map((e) => e.file);
  const failing = [...new Set(ill.nodes.map((n) => n.split("::", 1)[0] ?? n))];
  context.progress.detail(`${name}: ${summary}`);
  const verdict = await verify(context, ward, { name, patch: diff, files }, ill, neighboursOf(files, failing, dossier.files, edges));
  const open: Partial<Verdict> = shows === "install" && verdict.status === "rejected" ? { status: "proposed", contrast: null, told: "it shows once the environment is installed anew from it, which was not done here" } : {};
  return { ...verdict, ...open, summary, patch: name, diff, edits };
}

function keep({ inputs }: Context, { patch, diff }: Mended): void {
  mkdirSync(join(inputs.out, "fixes"), { recursive: true });
  writeFileSync(join(inputs.out, patch), diff);
}
