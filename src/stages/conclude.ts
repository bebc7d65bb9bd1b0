/** Stage 4: failures to chains. */
import { diagnose, type Diagnosis } from "../diagnose/diagnose.js";
import type { ChangedFile } from "../env/change.js";
import type { Dossier } from "../diagnose/dossier.js";
import type { Failure } from "../probe/failure.js";
import { group } from "../diagnose/group.js";
import { regroup } from "../diagnose/regroup.js";
import { rules } from "../diagnose/rules/index.js";
import type { Suspicion } from "../diagnose/suspicion.js";
import { isFirstParty, isTestFile, type ProjectFiles } from "../env/files.js";
import { confirm } from "./confirm.js";
import { isolationOf, type Experiments } from "./experiment.js";
import type { Gathered } from "./gather.js";
import { inquire } from "./inquire.js";
import type { NonEmpty } from "../ports.js";
import type { Bench } from "../probe/once-more.js";
import { suspect } from "./suspect.js";

export interface Conclusion {
  readonly diagnoses: readonly Diagnosis[];
  /** What the rules knew of a diagnosis. */
  readonly dossierOf: (diagnosis: Diagnosis) => Dossier;
}

/** Lets the rules read all that is known; null where nothing failed. */
export async function conclude(bench: Bench, files: ProjectFiles, gathered: Gathered, experiments: Experiments, change: readonly ChangedFile[] | null): Promise<Conclusion | null> {
  const { interpreter } = bench;
  const { failures, history, culprits, isolations } = experiments;
  if (failures.length === 0) return null;
  const known = await inquire(bench, files, gathered, failures);
  let ranked: ReadonlyMap<string, readonly Suspicion[]> = new Map();
  const dossierOf = (members: NonEmpty<Failure>, signature: string): Dossier => {
    const nodes = new Set(members.map((f) => (f.type === "mypy" ? "" : (f.node ?? ""))));
    const isolation = isolationOf(members, isolations);
    return {
      failures: members, all: failures, ...known, culprit: culprits.get(signature) ?? null, isolation, environment: interpreter.facts, environmentEvidence: interpreter.evidence,
      facts: [...gathered.reproduction.facts.filter((f) => !("node" in f) || f.node === "" || nodes.has(f.node)), ...(isolation?.facts ?? [])],
      session: gathered.reproduction.session, files: files.python, manifests: files.manifests, change, baseline: history.baseline, spectrum: ranked.get(signature) ?? null,
      firstParty: isFirstParty, isTest: isTestFile,
    };
  };
  const preExisting = (signature: string): boolean => history.byGroup.get(signature)?.preExisting === true;
  const commitOf = (signature: string): string | null => {
    const verdict = history.byGroup.get(signature);
    return (verdict?.introducedBy ?? verdict?.arrived)?.sha ?? null;
  };
  const means = { dossierOf, rules, firstParty: isFirstParty, preExisting };
  const plain = diagnose(failures, means);
  ranked = await suspect(bench, { diagnoses: plain, groups: group(failures, isFirstParty), dossierOf, originOf: (signature) => `${String(preExisting(signature))} ${commitOf(signature) ?? ""}` });
  const diagnoses = regroup(ranked.size === 0 ? plain : diagnose(failures, means), { suspicionsOf: (signature) => ranked.get(signature) ?? [], commitOf });
  return {
    diagnoses: await confirm(bench, gathered.reproduction.facts, diagnoses),
    dossierOf: (one) => dossierOf(one.failures, one.signatures[0]),
  };
}
