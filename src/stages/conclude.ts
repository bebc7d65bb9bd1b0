/** Stage 4: failures to chains. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { diagnose, type Diagnosis } from "../diagnose/diagnose.js";
import type { ChangedFile, Dossier, Failure } from "../diagnose/dossier.js";
import { group } from "../diagnose/group.js";
import { regroup } from "../diagnose/regroup.js";
import { rules } from "../diagnose/rules/index.js";
import type { Suspicion } from "../diagnose/suspicion.js";
import { isFirstParty, isTestFile, type ProjectFiles } from "../env/files.js";
import { confirm } from "./confirm.js";
import { isolationOf, type Experiments } from "./experiment.js";
import type { Gathered } from "./gather.js";
import type { NonEmpty } from "../ports.js";
import { NO_IMPORTS, type ImportFacts } from "../probe/imports/facts.js";
import { probeImports } from "../probe/imports/probe.js";
import { packagesOf, proveLayout } from "../probe/layout.js";
import type { Bench } from "../probe/once-more.js";
import type { SourceFacts } from "../probe/facts.js";
import { unlessStopped } from "../probe/reproduce.js";
import { readSources } from "../probe/sources.js";
import { suspect } from "./suspect.js";

/** Files of the project on the tracebacks and type errors, nearest first. */
export function onChains(failures: readonly Failure[]): string[] {
  const files = failures.flatMap((f) =>
    f.type === "mypy" ? [f.file] : f.exceptions.flatMap((e) => [...e.frames.map((x) => x.file).reverse(), ...(e.syntax?.file ? [e.syntax.file] : [])]));
  return [...new Set(files.filter(isFirstParty))];
}

const LARGEST_SOURCE = 2 << 20;

/** The text of sources, split into lines. */
function textOf(project: string, files: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of files) {
    const path = join(project, file);
    try {
      if (statSync(path).size <= LARGEST_SOURCE) found.set(file, readFileSync(path, "utf8").split(/\r?\n/));
    } catch {
      // gone in between: the rules do without
    }
  }
  return found;
}

/** Lets the rules read all that is known. */
export async function conclude(bench: Bench, files: ProjectFiles, gathered: Gathered, experiments: Experiments, change: readonly ChangedFile[] | null): Promise<Diagnosis[]> {
  const { context, interpreter } = bench;
  const { failures, history, culprits, isolations } = experiments;
  if (failures.length === 0) return [];
  const chainFiles = onChains(failures);
  const chain = chainFiles.filter((f) => !isTestFile(f));
  const [read, layout] = await Promise.all([
    unlessStopped(readSources(context, interpreter, [...new Set([...chainFiles, ...files.python])])),
    unlessStopped(proveLayout(context, interpreter, packagesOf(chain, files.python))),
  ]);
  const sources = read ?? new Map<string, SourceFacts>();
  const asked = await unlessStopped(probeImports(context, interpreter, {
    exceptions: [...failures.flatMap((f) => (f.type === "mypy" ? [] : f.exceptions)), ...gathered.reproduction.facts.flatMap((f) => (f.t === "caught" ? [f.exception] : []))],
    chain, files: files.python.filter((f) => isFirstParty(f) && !isTestFile(f)), sources,
    path: gathered.reproduction.facts.findLast((f) => f.t === "modules")?.path ?? [],
  }));
  const imports: ImportFacts = { ...NO_IMPORTS, ...asked, layout: layout ?? [] };
  const lines = textOf(context.inputs.project, sources.keys());
  let ranked: ReadonlyMap<string, readonly Suspicion[]> = new Map();
  const dossierOf = (members: NonEmpty<Failure>, signature: string): Dossier => {
    const nodes = new Set(members.map((f) => (f.type === "mypy" ? "" : (f.node ?? ""))));
    return {
      failures: members, all: failures, sources, lines, culprit: culprits.get(signature) ?? null, isolation: isolationOf(members, isolations), environment: interpreter.facts, environmentEvidence: interpreter.evidence,
      facts: gathered.reproduction.facts.filter((f) => !("node" in f) || f.node === "" || nodes.has(f.node)),
      session: gathered.reproduction.session, files: files.python, manifests: files.manifests, change, baseline: history.baseline, imports, spectrum: ranked.get(signature) ?? null,
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
  const diagnoses = ranked.size === 0 ? plain : regroup(diagnose(failures, means), { suspicionsOf: (signature) => ranked.get(signature) ?? [], commitOf });
  return confirm(bench, gathered.reproduction.facts, diagnoses);
}
