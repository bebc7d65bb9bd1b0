/**
 * Ranks lines of the project by how likely the root lies there, from the lines that failing and passing tests ran. It ranks;
 * it proves nothing.
 *
 * What speaks for a line: Ochiai's coefficient of the line and of its function (with DStar), the alteration that the
 * commit at fault made there (before all else, where history has found that commit), a place on the traceback, few
 * calls between it and the failed expression, an operation that can make the difference between the two values, a decision
 * after which failing and passing tests part, words that the failure shows, and names that the failing tests share with it.
 * Against it: that it calls a function which is as suspicious, and that it neither computes nor decides. Where all of that is equal, the later line of a function comes first: guards stand at the top.
 */
import type { Spectrum } from "../probe/spectrum/spectrum.js";
import type { Evidence } from "../trace/evidence.js";
import type { Dossier } from "./dossier.js";
import type { At, Def } from "./facts-of-sources.js";
import { blamed, cameAlong, isNewTest, spares } from "./suspicion-blame.js";
import type { Novelty } from "./suspicion-change.js";
import type { Runs } from "./suspicion-lines.js";
import { measures, type Measures } from "./suspicion-measures.js";

export interface Suspicion extends At {
  /** 0 to 1. */
  readonly score: number;
  /** The function that the line stands in; null for what stands outside of functions. */
  readonly def: Def | null;
  /** What the change under trace did there, if anything. */
  readonly novelty: Novelty | null;
  /** How many tests ran it, in words. */
  readonly why: string;
  /** The run that measured it. */
  readonly evidence: Evidence;
}

/** Weights of what speaks for a line, found by trying them on two hundred projects with one fault each. */
const WEIGHTS = { ochiai: 1, function: 1, dstar: 0.8, reached: 0.1, near: 0.1, traceback: 0.15, works: 0.1, work: 0.2, fits: 0.25, omits: 0.8, named: 0.1, parts: 0.1, writes: 0.2, idle: -0.3, delegates: -0.5, outside: -0.6 } as const;
/** The sum of the positive ones that any line can have. */
const WHOLE = 3.8;
/** From here on DStar and the operations of a line say no more. */
const FULL = { dstar: 10, work: 4 } as const;
/** Lines this near to a better one in the same file say nothing new to a reader. */
const NEAR = 2;
const MOST = 10;

/**
 * The tests whose lines count for one group; null where none of its nodes failed under measurement.
 * @param family nodes that may share the group's root: those that no history sets apart
 */
export function runsOf(dossier: Dossier, spectrum: Spectrum, family: ReadonlySet<string>): Runs | null {
  const nodes = new Set(dossier.failures.flatMap((one) => (one.type === "test" ? [one.node] : [])));
  const failing = spectrum.failed.filter((one) => family.has(one.node));
  const mine = failing.filter((one) => nodes.has(one.node));
  return mine.length === 0 ? null : { mine, failing, passing: spectrum.passed };
}

/** All lines in the running for one group, the likeliest first. */
export function suspicions(dossier: Dossier, { evidence }: Spectrum, runs: Runs): readonly Suspicion[] {
  const code = measures(dossier, runs, (file) => !dossier.isTest(file));
  const tests = spares(dossier, code) ? measures(dossier, runs, dossier.isTest).filter((one) => one.novelty !== null && !cameAlong(dossier, one)) : [];
  const all = [...code, ...tests];
  const most = all.reduce((sum, { ochiai }) => Math.max(sum, ochiai), Number.MIN_VALUE);
  const weigh = weighing(dossier);
  const rated = all.map((one) => ({ one, score: weigh(base(one, most), one.novelty?.weight ?? 0) }))
    .sort((a, b) => b.score - a.score || b.one.dstar - a.one.dstar || a.one.file.localeCompare(b.one.file) || b.one.line - a.one.line);
  return rated.map(({ one, score }): Suspicion => ({ file: one.file, line: one.line, score, def: one.def, novelty: one.novelty, why: told(one, runs), evidence }));
}

/** The first ones of a ranking that do not stand beside a better one. */
export function distinct(all: readonly Suspicion[]): readonly Suspicion[] {
  const kept: Suspicion[] = [];
  for (const next of all) {
    if (kept.length === MOST) break;
    if (!kept.some((one) => one.file === next.file && Math.abs(one.line - next.line) <= NEAR)) kept.push(next);
  }
  return kept;
}

/** @param most the highest coefficient of all lines */
function base(one: Measures, most: number): number {
  const spectrum = (WEIGHTS.ochiai * one.ochiai + WEIGHTS.function * one.functionOchiai) / most + WEIGHTS.dstar * Math.min(1, one.dstar / FULL.dstar);
  const flow = (one.distance === null ? 0 : WEIGHTS.reached + WEIGHTS.near / (1 + one.distance)) + WEIGHTS.traceback * one.traceback + (one.delegates ? WEIGHTS.delegates : 0);
  const text = (one.work > 0 ? WEIGHTS.works : 0) + WEIGHTS.work * Math.min(1, one.work / FULL.work) + (one.fits ? WEIGHTS.fits : 0) + (one.omits ? WEIGHTS.omits : 0) + (one.parts ? WEIGHTS.parts : 0) + (one.writes ? WEIGHTS.writes : 0) + (one.idle ? WEIGHTS.idle : 0) + WEIGHTS.named * one.named;
  const outside = one.def === null && one.novelty === null ? WEIGHTS.outside : 0;
  return Math.min(1, Math.max(0, spectrum + flow + text + outside) / WHOLE);
}

/** Before all else counts what the commit at fault altered; less so where it is the whole change, or where the test is as new. */
function weighing(dossier: Dossier): (runs: number, altered: number) => number {
  if (blamed(dossier).length === 0) return (runs) => 0.6 * runs;
  if (dossier.culprit === null || isNewTest(dossier)) return (runs, altered) => 0.5 * runs + 0.2 * altered;
  return (runs, altered) => (altered > 0 ? 0.45 + 0.2 * altered + 0.35 * runs : 0.5 * runs);
}

function told({ failed, failing, passed, novelty }: Measures, { passing }: Runs): string {
  const ran = `${String(failed)} of ${String(failing)} failing and ${String(passed)} of ${String(passing.length)} passing tests run it`;
  if (novelty === null) return ran;
  return `${ran}, and the change ${novelty.how === "deleted" ? `took \`${short(novelty.before)}\` away there` : novelty.before === null ? "brought it" : `altered it from \`${short(novelty.before)}\``}`;
}

function short(text: string | null): string {
  const line = (text ?? "").trim();
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}
