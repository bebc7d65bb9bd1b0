/** Groups failures, lets every rule read every group, and joins what has one root. */
import type { NonEmpty } from "../ports.js";
import type { Dossier } from "./dossier.js";
import type { Failure, TypeFailure } from "../probe/failure.js";
import { definitionIn, definitionsOf } from "./definition.js";
import { group } from "./group.js";
import { behindMasks } from "./lifted.js";
import { rank } from "./rank.js";
import type { Finding, Rule } from "./rule.js";
import { temper } from "./temper.js";

/** One root with all that it explains. */
export interface Diagnosis {
  /** Of the groups that were joined, the representative's first. */
  readonly signatures: NonEmpty<string>;
  /** Older than the change. */
  readonly preExisting: boolean;
  readonly failures: NonEmpty<Failure>;
  /** The root first. */
  readonly findings: NonEmpty<Finding>;
}

export interface Means {
  /** What is known of one group. */
  readonly dossierOf: (failures: NonEmpty<Failure>, signature: string) => Dossier;
  /** The registry; the last resort among them answers for everything. */
  readonly rules: readonly Rule[];
  readonly firstParty: (file: string) => boolean;
  /** Whether history says that a signature is older than the change. */
  readonly preExisting: (signature: string) => boolean;
}

/** Lines between an error's place and a root that still count as the same place. */
const NEAR = 2;

/** @param failures all of the run */
export function diagnose(failures: readonly Failure[], { dossierOf, rules, firstParty, preExisting }: Means): Diagnosis[] {
  const read = (some: readonly Failure[]): Diagnosis[] => joinRoots(group(some, firstParty).flatMap((g): Diagnosis[] => {
    const dossier = dossierOf(g.failures, g.signature);
    const match = (known: Dossier): Finding[] => rules.flatMap((rule) => [...rule.match(known)]);
    const [root, ...others] = rank([...temper(match(dossier), dossier), ...behindMasks(dossier, match)]);
    return root === undefined ? [] : [{ signatures: [g.signature], preExisting: preExisting(g.signature), failures: g.failures, findings: [root, ...others] }];
  }));
  const tests = read(failures.filter((f) => f.type !== "mypy"));
  // What a chain explains is no reason for a root of its own, nor may it stand for others.
  const { chains, left } = joinTypes(tests, failures.filter((f) => f.type === "mypy"), firstParty);
  return [...chains, ...read(left)];
}

/** One chain per root, even where the exceptions differ. */
function joinRoots(list: readonly Diagnosis[]): Diagnosis[] {
  const byRoot = new Map<string, Diagnosis>();
  for (const d of list) {
    const [root] = d.findings;
    const place = root.file === null ? root.statement : `${root.file}:${String(root.line ?? "")}`;
    const key = `${place} ${d.failures[0].type === "mypy" ? "mypy" : "run"} ${String(d.preExisting)}`;
    const there = byRoot.get(key);
    byRoot.set(key, there === undefined ? d : { ...there, signatures: [...there.signatures, ...d.signatures], failures: [...there.failures, ...d.failures], findings: both(there.findings, d.findings) });
  }
  return [...byRoot.values()];
}

function both(one: NonEmpty<Finding>, other: NonEmpty<Finding>): NonEmpty<Finding> {
  const [first, ...rest] = rank([...one, ...other]);
  return first === undefined ? one : [first, ...rest];
}

/** A type error that stands on a chain of failed tests, or is about the same definition, is a symptom of that chain; the others are left. */
function joinTypes(tests: readonly Diagnosis[], errors: readonly TypeFailure[], firstParty: (file: string) => boolean): { readonly chains: readonly Diagnosis[]; readonly left: readonly TypeFailure[] } {
  const homes = new Map(errors.map((error) => [error, tests.find((t) => (error.older !== true || t.preExisting) && onChain(t, error, firstParty))]));
  return {
    chains: tests.map((t) => ({ ...t, failures: [...t.failures, ...errors.filter((e) => homes.get(e) === t)] as const })),
    left: errors.filter((e) => homes.get(e) === undefined),
  };
}

function onChain(diagnosis: Diagnosis, error: TypeFailure, firstParty: (file: string) => boolean): boolean {
  const near = (file: string | null, line: number | null): boolean =>
    file === error.file && line !== null && error.line !== null && Math.abs(line - error.line) <= NEAR;
  const [root] = diagnosis.findings;
  if (near(root.file, root.line)) return true;
  const about = definitionIn(error);
  return diagnosis.failures.some((f) => f.type !== "mypy" && f.exceptions.some((e) =>
    e.frames.some((x) => firstParty(x.file) && x.file === error.file && x.line === error.line) || (about !== null && definitionsOf(e).includes(about))));
}

/** A signature for several chains together: the attempt's. */
export function combined(list: readonly Diagnosis[]): string {
  return [...new Set(list.flatMap((d) => d.signatures))].sort().join("+").slice(0, 200) || "none";
}
