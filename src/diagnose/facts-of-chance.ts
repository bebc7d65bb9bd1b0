/** Where chance enters: lines, on the way of a test that comes and goes, that read something no test controls. */
import type { Flip } from "../probe/isolate/isolation.js";
import type { Dossier } from "./dossier.js";
import { suspects } from "./facts-of-calls.js";
import { failing, ownFrames, raised, testOf } from "./facts-of-frames.js";
import { conftests, type At } from "./facts-of-sources.js";
import { isFixture } from "./facts-of-tests.js";
import type { Kind } from "../kinds.js";
import { finding, where } from "./place.js";
import type { Finding } from "./rule.js";

export interface Source extends At {
  readonly text: string;
  /** 0 to 1: on the traceback, then reached by the failing test, then by fixtures. */
  readonly weight: number;
}

/** What a kind of chance looks like in a line, given the names that a file imports from the modules that bring it. */
export interface Look {
  /** Modules whose functions are sources; their functions imported by name count as well. */
  readonly modules: readonly string[];
  /** Function names of those modules that are sources; empty: all. */
  readonly functions: readonly string[];
  /** Other forms, which need no import. */
  readonly also: RegExp | null;
  /** Where the forms are of code alone: what stands in quotes is not looked at. */
  readonly strings?: "masked";
}

/** Texts of one line, f-strings among them: `{x}` in one is no set. */
const QUOTED = /(?<![\w"'])[rRbBuUfF]{0,2}("""|'''|"|')(?:\\.|(?!\1).)*\1/g;

/** Lines that look so, on the way of the representative. */
export function sourcesOf(dossier: Dossier, look: Look, side: "product" | "test"): readonly Source[] {
  const found = new Map<string, Source>();
  for (const { file, from, to, weight } of ranges(dossier, side)) {
    const pattern = patternFor(dossier, file, look);
    (dossier.lines.get(file) ?? []).slice(from - 1, to).forEach((text, i) => {
      const line = from + i;
      const key = `${file}:${String(line)}`;
      if (found.has(key) || /^\s*(?:#|import\b|from\b|@)/.test(text) || !pattern.test((look.strings === "masked" ? text.replace(QUOTED, '""') : text).replace(/#.*$/, ""))) return;
      found.set(key, { file, line, text: text.trim(), weight });
    });
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}

interface Range {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** Functions in order of nearness: the traceback's, what the test reaches, the test itself, its fixtures. */
function ranges(dossier: Dossier, side: "product" | "test"): readonly Range[] {
  const test = testOf(dossier);
  const frames = raised(dossier).flatMap(({ exception }) => ownFrames(dossier, exception));
  const around = (file: string, line: number, weight: number): Range => {
    const def = dossier.sources.get(file)?.defs.filter((d) => d.kind !== "class" && d.line <= line && line <= d.end_line).at(-1);
    return { file, from: def?.line ?? line, to: def?.end_line ?? line, weight };
  };
  const onStack = frames.map((f) => around(f.file, f.line, 1));
  const reached = suspects(dossier).map((s): Range => ({ file: s.file, from: s.line, to: s.def.end_line, weight: 0.4 + 0.5 * s.weight }));
  const own = test === null ? [] : (dossier.sources.get(test.file)?.defs ?? []).filter((d) => d.qualname.endsWith(test.name) && d.kind !== "class").map((d): Range => ({ file: test.file, from: d.line, to: d.end_line, weight: 0.95 }));
  const shared = test === null ? [] : [test.file, ...conftests(dossier, test.file)].flatMap((file) => [
    ...(dossier.sources.get(file)?.defs ?? []).filter(isFixture).map((d): Range => ({ file, from: d.line, to: d.end_line, weight: 0.7 })),
    ...(dossier.sources.get(file)?.globals ?? []).map((g): Range => ({ file, from: g.line, to: g.line, weight: 0.75 })),
  ]);
  return [...onStack, ...reached, ...own, ...shared].filter((r) => dossier.isTest(r.file) === (side === "test"));
}

function patternFor(dossier: Dossier, file: string, { modules, functions, also }: Look): RegExp {
  const names: string[] = [];
  for (const one of dossier.sources.get(file)?.imports ?? []) {
    const from = modules.some((m) => one.module === m || one.module.startsWith(`${m}.`));
    if (one.names.length === 0 && from) names.push(`${escape(one.module)}\\.${any(functions)}`);
    for (const { name, as } of one.names) {
      const bound = escape(as ?? name);
      if (modules.includes(name) || modules.includes(`${one.module}.${name}`)) names.push(`${bound}\\.(?:\\w+\\.)?${any(functions)}`);
      else if (from) names.push(functions.length === 0 || functions.includes(name) ? bound : `${bound}\\.${any(functions)}`);
    }
  }
  const parts = [...(names.length === 0 ? [] : [`\\b(?:${names.join("|")})\\s*\\(`]), ...(also === null ? [] : [also.source])];
  return parts.length === 0 ? /(?!)/ : new RegExp(parts.join("|"));
}

const any = (functions: readonly string[]): string => (functions.length === 0 ? "\\w+" : `(?:${functions.join("|")})`);
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export interface Chance {
  readonly kind: Kind;
  readonly look: Look;
  readonly factors: readonly Flip["factor"][];
  /** "reads the clock". */
  readonly does: string;
  /** Which side is looked at first. */
  readonly first: "product" | "test";
  readonly remedy: string;
}

/** What a flaky test's isolation and the sources on its way say; empty where the node does not come and go. */
export function chance(dossier: Dossier, { kind, look, factors, does, first, remedy }: Chance, unflipped: number): readonly Finding[] {
  const { isolation } = dossier;
  if (isolation?.verdict !== "flaky") return [];
  const flip = isolation.flip !== null && factors.includes(isolation.flip.factor) ? isolation.flip : null;
  if (isolation.flip !== null && flip === null) return [];
  const base = flip === null ? unflipped : 0.9;
  const second = first === "product" ? "test" : "product";
  const places = [...sourcesOf(dossier, look, first).slice(0, 3), ...sourcesOf(dossier, look, second).slice(0, 2)];
  const often = `${String(isolation.failed.runs)} of ${String(isolation.failed.of)} runs`;
  return places.map((at, index) =>
    finding(dossier, {
      kind, at, score: base * (0.75 + 0.25 * at.weight) - index * 0.04, confidence: flip === null ? "weak" : "strong", claim: does,
      statement: `${where(at)} ${does}, so ${failing(dossier)} fails in ${often}${flip === null ? "" : ` and turns with the ${flip.factor.replace("-", " ")} alone`}.`,
      disprovedBy: `${remedy} and ${failing(dossier)} still comes and goes`,
    }));
}
