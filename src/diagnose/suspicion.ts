/**
 * Ranks lines of the project by how likely the root lies there, from the lines that failing and passing tests ran. It ranks;
 * it proves nothing.
 *
 * What speaks for a line: Ochiai's coefficient of the line and of its function (DStar breaks ties), the alteration that the
 * commit at fault made there (before all else, where history has found that commit), a place on the traceback, few
 * calls between it and the failed expression, an operation that can make the difference between the two values, and names that
 * the failing tests share with it. Where all of that is equal, the later line of a function comes first: guards stand at the top.
 */
import type { Spectrum } from "../probe/spectrum/spectrum.js";
import type { Evidence } from "../trace/evidence.js";
import type { ChangedFile } from "../env/change.js";
import type { Dossier } from "./dossier.js";
import { testOf } from "./facts-of-frames.js";
import { tail, textAt, type At, type Def } from "./facts-of-sources.js";
import { novelties, type Novelty } from "./suspicion-change.js";
import { distances, onTraceback } from "./suspicion-flow.js";
import { executed, unseen, work, type Counted, type Runs } from "./suspicion-lines.js";
import { fitting, omits } from "./suspicion-values.js";

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

export interface Measures extends Counted {
  readonly functionOchiai: number;
  /** Calls between the failed expression and the line's function; null where the names lead to none. */
  readonly distance: number | null;
  readonly traceback: number;
  readonly work: number;
  readonly fits: boolean;
  /** Whether it calls another function that is as suspicious: then the value may be made there. */
  readonly delegates: boolean;
  /** Whether it fills a mapping without the key that a lookup missed. */
  readonly omits: boolean;
  /** 0 to 1: how much of the names of function and module the failing tests' names hold. */
  readonly named: number;
  readonly novelty: Novelty | null;
}

/** Everything that speaks for or against the lines outside of tests that the group's failing tests ran. */
export function measures(dossier: Dossier, runs: Runs, wanted: (file: string) => boolean): readonly Measures[] {
  const fresh = novelties(blamed(dossier));
  const ran = executed(dossier, runs, wanted);
  const lines = [...ran, ...unseen(dossier, ran, new Map([...fresh].filter(([file]) => wanted(file))))];
  const functions = new Map<Def, At & { readonly def: Def }>();
  const top = new Map<Def | null, number>();
  for (const { file, def, ochiai } of ran) {
    if (def !== null) functions.set(def, { file, line: def.line, def });
    top.set(def, Math.max(top.get(def) ?? 0, ochiai));
  }
  const far = distances(dossier, [...functions.values()]);
  const traceback = onTraceback(dossier);
  const fit = fitting(dossier);
  const words = new Set(runs.mine.flatMap(({ node }) => wordsOf(node)));
  return lines.map((one) => {
    const text = textAt(dossier, one.file, one.line);
    const names = wordsOf(`${one.file} ${one.def?.qualname ?? ""}`);
    return {
      ...one, functionOchiai: top.get(one.def) ?? one.ochiai, distance: one.def === null ? null : (far.get(one.def) ?? null),
      traceback: traceback.get(`${one.file}:${String(one.line)}`) ?? 0, work: work(text), delegates: callees(dossier, one, top).some((value) => value >= one.ochiai),
      fits: fit?.test(text) === true, omits: omits(dossier, one, one.def),
      named: names.filter((word) => words.has(word)).length / Math.max(1, names.length), novelty: fresh.get(one.file)?.get(one.line) ?? null,
    };
  });
}

/** How suspicious the functions are that a line calls: methods by an object, functions by their name or their module's. */
function callees(dossier: Dossier, { file, line, def }: At & { readonly def: Def | null }, top: ReadonlyMap<Def | null, number>): readonly number[] {
  const modules = new Set(dossier.sources.get(file)?.imports.flatMap((one) => [...one.names.map((name) => name.as ?? name.name), tail(one.module)]));
  return [...textAt(dossier, file, line).matchAll(/(?:(\w+)?(\.))?(\w+)\s*\(/g)].flatMap(([, object, dot, name]) =>
    [...top].filter(([other]) => other !== null && other !== def && tail(other.qualname) === name && (dot === undefined || other.qualname.includes(".") || modules.has(object ?? ""))).map(([, value]) => value));
}

/** Weights of what speaks for a line, found by trying them on some hundred projects with one fault each. */
const WEIGHTS = { ochiai: 1, function: 1, dstar: 0.8, reached: 0.1, near: 0.1, traceback: 0.15, works: 0.1, work: 0.2, fits: 0.25, omits: 0.8, named: 0.1, delegates: -0.5, outside: -0.6 } as const;
/** The sum of the positive ones that any line can have. */
const WHOLE = 3.8;
/** Lines this near to a better one in the same file say nothing new. */
const NEAR = 2;
const MOST = 10;

/**
 * The ranked list for one group: empty where none of its nodes failed under measurement.
 * @param family nodes that may share the group's root: those that no history sets apart
 */
export function suspicions(dossier: Dossier, spectrum: Spectrum, family: ReadonlySet<string>): readonly Suspicion[] {
  const nodes = new Set(dossier.failures.flatMap((one) => (one.type === "test" ? [one.node] : [])));
  const failing = spectrum.nodes.filter((one) => one.failed && family.has(one.node));
  const runs = { mine: failing.filter((one) => nodes.has(one.node)), failing, passing: spectrum.nodes.filter((one) => !one.failed) };
  if (runs.mine.length === 0) return [];
  const code = measures(dossier, runs, (file) => !dossier.isTest(file));
  const tests = spares(dossier, code) ? measures(dossier, runs, dossier.isTest).filter((one) => one.novelty !== null && !arrived(dossier, one)) : [];
  const most = Math.max(...code.map((one) => one.ochiai), ...tests.map((one) => one.ochiai));
  const rated = [...code, ...tests].map((one) => ({ one, score: rate(dossier, one, most) })).sort((a, b) => b.score - a.score || b.one.dstar - a.one.dstar || a.one.file.localeCompare(b.one.file) || b.one.line - a.one.line);
  const kept: typeof rated = [];
  for (const next of rated) {
    if (kept.length === MOST) break;
    if (!kept.some(({ one }) => one.file === next.one.file && Math.abs(one.line - next.one.line) <= NEAR)) kept.push(next);
  }
  return kept.map(({ one, score }): Suspicion => ({ file: one.file, line: one.line, score, def: one.def, novelty: one.novelty, why: told(one, runs), evidence: spectrum.evidence }));
}

/** Lines altered by no more than this (names, layout, place) are no alteration of what the code does. */
const HARMLESS = 0.4;

/** Whether the change left what the failing tests run of the code as it was: then what it altered in the tests is to be looked at. */
function spares(dossier: Dossier, code: readonly Measures[]): boolean {
  const run = new Set(code.map(({ file }) => file));
  const changes = blamed(dossier).filter(({ file }) => file.endsWith(".py"));
  const others = changes.filter(({ file }) => !dossier.isTest(file));
  if (changes.length === 0 || (dossier.culprit === null && others.length > 0)) return false;
  const imports = others.some(({ file, added, removed }) => run.has(file) && [...added, ...removed].some(({ text }) => /^\s*(?:from|import)\b/.test(text)));
  return !imports && code.every(({ novelty }) => (novelty?.weight ?? 0) <= HARMLESS);
}

/** The change that may have brought the failure; empty for a failure that is older. */
function blamed(dossier: Dossier): readonly ChangedFile[] {
  const [first] = dossier.failures;
  if (dossier.culprit !== null) return dossier.culprit;
  return first.type === "test" && dossier.baseline?.nodes.get(first.node) === "same" ? NONE : (dossier.change ?? NONE);
}

const NONE: readonly ChangedFile[] = [];

/** A test that came with the change is no evidence against itself. */
function arrived(dossier: Dossier, { file, def }: Measures): boolean {
  return def !== null && blamed(dossier).some((one) => one.file === file && one.added.some(({ line }) => line === def.line)) && /^(?:.*\.)?test/.test(def.qualname);
}

/** Whether the failing test itself came with the change: then the fault may be older than it. */
function isNew(dossier: Dossier): boolean {
  const test = testOf(dossier);
  const lines = new Set(blamed(dossier).find((one) => one.file === test?.file)?.added.map(({ line }) => line));
  return test !== null && dossier.sources.get(test.file)?.defs.some((def) => tail(def.qualname) === test.name && lines.has(def.line)) === true;
}

function rate(dossier: Dossier, one: Measures, most: number): number {
  const spectrum = (WEIGHTS.ochiai * one.ochiai + WEIGHTS.function * one.functionOchiai) / Math.max(most, Number.MIN_VALUE);
  const flow = one.distance === null ? 0 : WEIGHTS.reached + WEIGHTS.near / (1 + one.distance);
  const text = (one.work > 0 ? WEIGHTS.works : 0) + WEIGHTS.work * Math.min(1, one.work / 4) + (one.fits ? WEIGHTS.fits : 0) + (one.omits ? WEIGHTS.omits : 0) + (one.delegates ? WEIGHTS.delegates : 0);
  const rest = WEIGHTS.traceback * one.traceback + WEIGHTS.named * one.named + WEIGHTS.dstar * Math.min(1, one.dstar / 10) + (one.def === null && one.novelty === null ? WEIGHTS.outside : 0);
  const base = Math.min(1, Math.max(0, spectrum + flow + text + rest) / WHOLE);
  const altered = one.novelty?.weight ?? 0;
  if (dossier.culprit !== null && !isNew(dossier)) return altered > 0 ? 0.45 + 0.2 * altered + 0.35 * base : 0.5 * base;
  return blamed(dossier).length === 0 ? 0.6 * base : 0.5 * base + 0.2 * altered;
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

function wordsOf(text: string): string[] {
  return (text.replace(/\[.*$/s, "").match(/[A-Za-z][a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase()).filter((word) => word.length > 2 && !["test", "tests", "src", "init"].includes(word));
}
