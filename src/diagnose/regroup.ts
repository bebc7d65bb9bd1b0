/**
 * One chain per root even where the exceptions differ: joins diagnoses of one commit that name the same place behind different
 * symptoms, and weak ones whose rankings agree on a suspect. What history lays to different commits stays apart, and so do
 * failures whose rankings name different suspects.
 */
import type { NonEmpty } from "../ports.js";
import type { Diagnosis } from "./diagnose.js";
import { KINDS, type Kind } from "../kinds.js";
import { rank } from "./rank.js";
import type { Finding } from "./rule.js";
import type { Suspicion } from "./suspicion.js";

export interface Shared {
  /** The ranked suspects of a group, empty where none were measured. */
  readonly suspicionsOf: (signature: string) => readonly Suspicion[];
  /** What tells the commit that brought a group's failures, or null where history does not say. */
  readonly commitOf: (signature: string) => string | null;
}

/** Kinds that a ranking gives or may overrule: they name a place where a fault shows, which need not be the root. */
const RANKED: readonly Kind[] = ["test.expectation", "code.none-dereference", "code.attribute-missing", "code.key-missing", "code.type-confusion", "code.wrong-exception", "code.wrong-value"];
/** A suspect counts for a group whose best one is hardly better: more leniently where both come from one commit. */
const AGREES = { commit: 0.85, none: 0.97 } as const;
/** So large a share of the groups must speak for a kind that is to stand for all. */
const VOICE = 0.25;
/** Lines between two suspects outside of functions that still are one. */
const NEAR = 2;

/** @returns the diagnoses in the order of their first members */
export function regroup(all: readonly Diagnosis[], shared: Shared): Diagnosis[] {
  const list = byCause(all, shared);
  const order = new Map(list.map((one, index) => [one, index]));
  const families = new Map<string, Diagnosis[]>();
  const result: { readonly at: number; readonly diagnosis: Diagnosis }[] = [];
  for (const one of list) {
    const key = `${String(one.preExisting)} ${shared.commitOf(one.signatures[0]) ?? ""}`;
    if (open(one, shared)) families.set(key, [...(families.get(key) ?? []), one]);
    else result.push({ at: order.get(one) ?? 0, diagnosis: one });
  }
  for (const family of families.values())
    for (const [first, ...others] of clusters(family, shared)) result.push({ at: order.get(first) ?? 0, diagnosis: others.length === 0 ? first : joined([first, ...others], shared) });
  return result.sort((a, b) => a.at - b.at).map(({ diagnosis }) => diagnosis);
}

/** Findings of a diagnosis among which the place behind the symptom is looked for. */
const CAUSES = 3;

/** Joins what one commit brought where one root is seen behind both: two callers of one definition, say. */
function byCause(list: readonly Diagnosis[], { commitOf }: Shared): readonly Diagnosis[] {
  const result: Diagnosis[] = [];
  for (const one of list) {
    const commit = commitOf(one.signatures[0]);
    const near = (other: Diagnosis): boolean => commit !== null && commitOf(other.signatures[0]) === commit && other.preExisting === one.preExisting;
    const index = result.findIndex((other) => near(other) && together(other, one) !== null);
    const there = result[index];
    const both = there === undefined ? null : together(there, one);
    if (both === null) result.push(one);
    else result[index] = both;
  }
  return result;
}

/** Two of one commit as one, or null: the same kind is laid to the same place, as root or as the next thing to look at; or the root of one explains the other. */
function together(one: Diagnosis, other: Diagnosis): Diagnosis | null {
  if (haveOneCause(one, other)) return merged([one, other], ranked([...one.findings, ...other.findings], one));
  if (explains(one, other)) return merged([one, other], [one.findings[0], ...rank([...one.findings.slice(1), ...other.findings])]);
  return explains(other, one) ? together(other, one) : null;
}

function haveOneCause(one: Diagnosis, other: Diagnosis): boolean {
  const [first] = one.findings;
  if (first.kind !== other.findings[0].kind || one.failures[0].type !== "test" || other.failures[0].type !== "test") return false;
  const places = ({ findings }: Diagnosis): string[] => findings.slice(0, CAUSES).flatMap((finding) => (finding.kind === first.kind && finding.file !== null && finding.line !== null ? [`${finding.file}:${String(finding.line)}`] : []));
  const theirs = new Set(places(other));
  return places(one).some((place) => theirs.has(place));
}

/** Whether the root of the first, which a rule read from a failure, is among the findings of the second, for whose own root only a ranking speaks. */
function explains({ findings: [cause], failures: [failed] }: Diagnosis, { findings, failures: [failure] }: Diagnosis): boolean {
  const isOf = (finding: Finding): boolean => finding.kind === cause.kind && finding.file === cause.file && finding.line === cause.line;
  return failed.type === "test" && failure.type === "test" && cause.file !== null && !RANKED.includes(cause.kind) && findings[0].confidence === "weak" && RANKED.includes(findings[0].kind) && findings.some(isOf);
}

function ranked(findings: readonly Finding[], fallback: Diagnosis): NonEmpty<Finding> {
  const [first, ...rest] = rank(findings);
  return first === undefined ? fallback.findings : [first, ...rest];
}

function merged(members: NonEmpty<Diagnosis>, findings: NonEmpty<Finding>): Diagnosis {
  const [first, ...others] = members;
  return {
    ...first, signatures: [first.signatures[0], ...first.signatures.slice(1), ...others.flatMap((one) => one.signatures)],
    failures: [first.failures[0], ...first.failures.slice(1), ...others.flatMap((one) => one.failures)], findings,
  };
}

function open({ findings: [root], failures: [failure], signatures }: Diagnosis, { suspicionsOf }: Shared): boolean {
  return root.confidence === "weak" && failure.type === "test" && RANKED.includes(root.kind) && suspicionsOf(signatures[0]).length > 0;
}

/** Takes the suspect that most of them share, then the next for what is left. */
function clusters(family: readonly Diagnosis[], shared: Shared): NonEmpty<Diagnosis>[] {
  const found: NonEmpty<Diagnosis>[] = [];
  let left = family;
  while (left.length > 0) {
    let best: { readonly members: readonly Diagnosis[]; readonly weight: number } = { members: [], weight: 0 };
    for (const suspect of left.flatMap((one) => credible(one, shared))) {
      const members = left.filter((one) => credible(one, shared).some((other) => isSame(suspect, other)));
      const weight = members.reduce((sum, one) => sum + Math.max(0, ...credible(one, shared).filter((other) => isSame(suspect, other)).map(({ score }) => score)), 0);
      if (members.length > best.members.length || (members.length === best.members.length && weight > best.weight)) best = { members, weight };
    }
    const [first, ...others] = best.members.length === 0 ? left : best.members;
    if (first === undefined) break;
    found.push([first, ...(best.members.length === 0 ? [] : others)]);
    left = left.filter((one) => !found.at(-1)?.includes(one));
  }
  return found;
}

/** The suspects of a group that its best one hardly beats. */
function credible({ signatures: [signature] }: Diagnosis, { suspicionsOf, commitOf }: Shared): readonly Suspicion[] {
  const list = suspicionsOf(signature);
  const share = commitOf(signature) === null ? AGREES.none : AGREES.commit;
  return list.filter(({ score }) => score >= share * (list[0]?.score ?? 0));
}

function isSame(one: Suspicion, other: Suspicion): boolean {
  if (one.file !== other.file) return false;
  return one.def !== null && other.def !== null ? one.def === other.def : Math.abs(one.line - other.line) <= NEAR;
}

/** One chain: its root is the place that all share, which no group's own place can outdo; its kind the earliest that enough of the groups speak for. */
function joined(members: NonEmpty<Diagnosis>, shared: Shared): Diagnosis {
  const [first, ...others] = members;
  const all = members.flatMap((one) => one.findings);
  const common = credible(first, shared).filter((suspect) => others.every((one) => credible(one, shared).some((other) => isSame(suspect, other))));
  const worth = (suspect: Suspicion): number => members.reduce((sum, one) => sum + Math.max(0, ...credible(one, shared).filter((other) => isSame(suspect, other)).map(({ score }) => score)), 0);
  const place = [...common].sort((a, b) => worth(b) - worth(a))[0];
  const there = place === undefined ? [] : all.filter((one) => one.file === place.file && one.line !== null && members.some((m) => credible(m, shared).some((other) => isSame(place, other) && other.line === one.line)));
  const voices = (kind: Kind): number => members.filter((one) => one.findings.some((finding) => there.includes(finding) && finding.kind === kind)).length;
  const kind = KINDS.find((one) => voices(one) >= Math.max(1, VOICE * members.length));
  const [root] = rank(there.filter((one) => one.kind === kind));
  return merged(members, root === undefined ? ranked(all, first) : [{ ...root, score: Math.max(...all.map((one) => one.score)) }, ...rank(all.filter((one) => one.file !== root.file || one.line !== root.line))]);
}
