/** Stage 4, for what is left: where rules know no more than a weak root, the lines that tests run are measured and ranked. */
import type { Diagnosis } from "../diagnose/diagnose.js";
import type { Dossier } from "../diagnose/dossier.js";
import type { Failure } from "../probe/failure.js";
import { reach } from "../diagnose/facts-of-sources.js";
import { heatOf, type Heat } from "../diagnose/heat.js";
import { distinct, runsOf, suspicions, type Suspicion } from "../diagnose/suspicion.js";
import { symptom } from "../diagnose/symptoms.js";
import type { NonEmpty } from "../ports.js";
import type { Bench } from "../probe/once-more.js";
import { measureSpectrum } from "../probe/spectrum/spectrum.js";

export interface SuspectQuestion {
  /** What the rules say without a ranking. */
  readonly diagnoses: readonly Diagnosis[];
  readonly groups: readonly { readonly signature: string; readonly failures: NonEmpty<Failure> }[];
  readonly dossierOf: (failures: NonEmpty<Failure>, signature: string) => Dossier;
  /** What tells groups apart by their history: the commit that brought them, whether they are older than the change. */
  readonly originOf: (signature: string) => string;
}

/** Nodes of one group, of several groups together (one of each at least), and of all groups that are measured. */
const OF_GROUP = 5;
const TOGETHER = 15;
const MOST = 40;
/** Test files that are run besides those of the failing nodes. */
const FILES = 8;

/** What was measured of one group. */
export interface Ranking {
  /** What a reader is to look at, and rules: the first few places. */
  readonly first: readonly Suspicion[];
  /** Every line in the running. */
  readonly all: readonly Suspicion[];
  /** Null where none of its nodes failed under measurement. */
  readonly heat: Heat | null;
}

/** @returns what was measured by signature, for the groups of tests whose root is weak; suspects for those that are a matter of ranking */
export async function suspect(bench: Bench, { diagnoses, groups, dossierOf, originOf }: SuspectQuestion): Promise<ReadonlyMap<string, Ranking>> {
  const weak = new Set(diagnoses.filter(({ findings: [root] }) => root.confidence === "weak").flatMap((one) => one.signatures));
  const asked = groups.filter((one) => weak.has(one.signature)).map((one) => ({ ...one, dossier: dossierOf(one.failures, one.signature) })).filter(({ dossier }) => steady(dossier));
  const [first] = asked;
  if (first === undefined) return new Map();
  const nodesOf = (failures: readonly Failure[]): string[] => failures.flatMap((one) => (one.type === "test" ? [one.node] : []));
  const each = Math.min(OF_GROUP, Math.max(1, Math.floor(TOGETHER / asked.length)));
  const failing = [...new Set(asked.flatMap((one) => nodesOf(one.failures).slice(0, each)))].slice(0, MOST);
  bench.context.progress.stage("ranking lines by what the tests run");
  const spectrum = await measureSpectrum(bench.context, bench.interpreter, bench.neutral, { failing, red: groups.flatMap((one) => nodesOf(one.failures)), files: neighbours(first.dossier, failing) });
  if (spectrum === null) return new Map();
  return new Map(asked.map(({ signature, dossier }) => {
    const family = asked.filter((one) => originOf(one.signature) === originOf(signature)).flatMap((one) => nodesOf(one.failures));
    const runs = runsOf(dossier, spectrum, new Set(family));
    const all = runs === null || symptom(dossier) === null ? [] : suspicions(dossier, spectrum, runs);
    return [signature, { first: distinct(all), all, heat: runs === null ? null : heatOf(runs) }];
  }));
}

/** Whether the node fails each time and by itself: what fails now and then, or in company, is no matter of lines. */
function steady({ isolation }: Dossier): boolean {
  return isolation === null || isolation.verdict === "deterministic";
}

/** The failing nodes' test files, then others that reach the same code, those with most in common first. */
function neighbours(dossier: Dossier, failing: readonly string[]): readonly string[] {
  const own = [...new Set(failing.map((node) => node.split("::", 1)[0] ?? node))];
  const code = (file: string): readonly string[] => reach(dossier, file).filter((other) => !dossier.isTest(other));
  const wanted = new Set(own.flatMap(code));
  const others = dossier.files.filter((file) => /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(file) && !own.includes(file))
    .map((file) => ({ file, common: code(file).filter((one) => wanted.has(one)).length })).filter(({ common }) => common > 0);
  return [...own, ...others.sort((a, b) => b.common - a.common).slice(0, FILES).map(({ file }) => file)];
}
