/** Stage 4: failures to chains. */
import { diagnose, type Diagnosis } from "../diagnose/diagnose.js";
import type { ChangedFile } from "../env/change.js";
import type { Dossier } from "../diagnose/dossier.js";
import type { Failure } from "../probe/failure.js";
import { group } from "../diagnose/group.js";
import { regroup } from "../diagnose/regroup.js";
import { rules } from "../diagnose/rules/index.js";
import { isFirstParty, isTestFile, type ProjectFiles } from "../env/files.js";
import { confirm } from "./confirm.js";
import { isolationOf, type Experiments } from "./experiment.js";
import type { Gathered } from "./gather.js";
import { inquire, readChains } from "./inquire.js";
import type { NonEmpty } from "../ports.js";
import type { Bench } from "../probe/once-more.js";
import { uncovered } from "../probe/masks/on-way.js";
import { unmask, withUnmasked } from "./unmask.js";
import { suspect, type Ranking } from "./suspect.js";

export interface Conclusion {
  readonly diagnoses: readonly Diagnosis[];
  /** What the rules knew of a diagnosis. */
  readonly dossierOf: (diagnosis: Diagnosis) => Dossier;
  /** What was measured where rules knew no more than a weak root. */
  readonly rankings: readonly Ranking[];
}

/** Lets the rules read all that is known; null where nothing failed. */
export async function conclude(bench: Bench, files: ProjectFiles, gathered: Gathered, experiments: Experiments, change: readonly ChangedFile[] | null): Promise<Conclusion | null> {
  const { interpreter } = bench;
  const { failures, history, culprits, isolations } = experiments;
  if (failures.length === 0) return null;
  const sources = await readChains(bench, files, gathered, failures);
  const asking = inquire(bench, files, gathered, failures, sources);
  const unmasking = unmask(bench, files, { quiet: asking, groups: group(failures, isFirstParty), facts: gathered.reproduction.facts, sources, watched: gathered.given.size > 0, isolationOf: (g) => isolationOf(g.failures, isolations), types: gathered.typesPlan });
  const [known, unmasked] = await Promise.all([asking, unmasking]);
  let ranked: ReadonlyMap<string, Ranking> = new Map();
  const dossierOf = (members: NonEmpty<Failure>, signature: string): Dossier => {
    const nodes = new Set(members.map((f) => (f.type === "mypy" ? "" : (f.node ?? ""))));
    const isolation = isolationOf(members, isolations);
    const lifted = unmasked.lifted.get(signature) ?? null;
    const [first] = members;
    return {
      failures: members, all: [...failures, ...unmasked.types], ...known, lifted, culprit: culprits.get(signature) ?? null, isolation, environment: interpreter.facts, environmentEvidence: interpreter.evidence,
      facts: [...[...gathered.reproduction.facts, ...unmasked.caught].filter((f) => !("node" in f) || f.node === "" || nodes.has(f.node)), ...(isolation?.facts ?? []), ...(lifted === null || first.type !== "test" ? [] : uncovered(lifted, first.node, [...gathered.reproduction.facts, ...unmasked.caught]))],
      session: gathered.reproduction.session, files: files.python, others: files.cut ? null : files.others, manifests: files.manifests, change, baseline: history.baseline, spectrum: ranked.get(signature)?.first ?? null, heat: ranked.get(signature)?.heat ?? null,
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
  const diagnoses = regroup(ranked.size === 0 ? plain : diagnose(failures, means), { suspicionsOf: (signature) => ranked.get(signature)?.first ?? [], commitOf });
  return {
    diagnoses: await confirm(bench, gathered.reproduction.facts, withUnmasked(diagnoses, unmasked)),
    dossierOf: (one) => dossierOf(one.failures, one.signatures[0]),
    rankings: [...ranked.values()],
  };
}
