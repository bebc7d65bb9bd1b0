/**
 * Ranks lines of the project by how likely the root lies there, from the lines that failing and passing tests ran. It ranks;
 * it proves nothing.
 */
import { dstar, ochiai } from "../probe/spectrum/formula.js";
import type { NodeLines, Spectrum } from "../probe/spectrum/spectrum.js";
import type { Evidence } from "../trace/evidence.js";
import type { ChangedFile, Dossier } from "./dossier.js";
import { own } from "./facts-of-frames.js";
import { enclosing, tail, textAt, type At, type Def } from "./facts-of-sources.js";
import { novelties, type Novelty } from "./suspicion-change.js";
import { distances, onTraceback } from "./suspicion-flow.js";

/** What is known of one line. */
export interface Measures extends At {
  readonly def: Def | null;
  readonly failed: number;
  readonly passed: number;
  readonly failing: number;
  readonly ochiai: number;
  readonly dstar: number;
  /** Ochiai's coefficient of the function's most suspicious line. */
  readonly functionOchiai: number;
  /** Calls between the failed expression and the line's function; null where the names lead to none. */
  readonly distance: number | null;
  /** 1 for the innermost line of the traceback, less for its callers, 0 beside it. */
  readonly traceback: number;
  /** How much it computes or decides. */
  readonly work: number;
  /** 0 to 1: how much of the names of function and module the failing tests' own names hold. */
  readonly named: number;
  readonly novelty: Novelty | null;
}

export interface Family {
  /** Nodes of this group, which must all run the line. */
  readonly nodes: ReadonlySet<string>;
  /** Failing nodes that may share its root. */
  readonly all: ReadonlySet<string>;
}

/** Everything that speaks for or against each line of the project's functions that the group's failing tests ran. */
export function measures(dossier: Dossier, spectrum: Spectrum, family: Family): readonly Measures[] {
  const failing = spectrum.nodes.filter((one) => one.failed && family.all.has(one.node));
  const mine = failing.filter((one) => family.nodes.has(one.node));
  const passing = spectrum.nodes.filter((one) => !one.failed);
  const change = dossier.culprit ?? dossier.change ?? [];
  const fresh = novelties(change);
  const traceback = onTraceback(dossier);
  const lines = linesOf(dossier, mine);
  const functions = new Map<Def, At & { def: Def }>();
  for (const { file, def } of lines) if (def !== null) functions.set(def, { file, line: def.line, def });
  const far = distances(dossier, [...functions.values()]);
  const words = new Set([...family.nodes].flatMap(wordsOf));
  const counted = lines.map(({ file, line, def }) => {
    const counts = { failed: ran(failing, file, line), passed: ran(passing, file, line), failing: failing.length };
    return { file, line, def, ...counts, ochiai: ochiai(counts), dstar: dstar(counts) };
  });
  const top = new Map<Def | null, number>();
  for (const one of counted) top.set(one.def, Math.max(top.get(one.def) ?? 0, one.ochiai));
  return counted.map((one) => {
    const own = wordsOf(`${one.file} ${one.def?.qualname ?? ""}`);
    return {
      ...one, functionOchiai: top.get(one.def) ?? 0, distance: one.def === null ? null : (far.get(one.def) ?? null),
      traceback: traceback.get(`${one.file}:${String(one.line)}`) ?? 0, work: work(textAt(dossier, one.file, one.line)),
      named: own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / own.length,
      novelty: fresh.get(one.file)?.get(one.line) ?? null,
    };
  });
}

/** Lines of functions outside tests that the group's nodes ran, those that most of them ran. */
function linesOf(dossier: Dossier, nodes: readonly NodeLines[]): readonly (At & { readonly def: Def | null })[] {
  const files = new Set(nodes.flatMap((one) => [...one.files.keys()]).filter((file) => own(dossier, file) && !dossier.isTest(file)));
  return [...files].flatMap((file) => {
    const lines = new Set(nodes.flatMap((one) => [...(one.files.get(file) ?? [])]));
    return [...lines].filter((line) => ran(nodes, file, line) * 2 >= nodes.length).sort((a, b) => a - b).map((line) => ({ file, line, def: enclosing(dossier, file, line) ?? null }));
  });
}

function ran(nodes: readonly NodeLines[], file: string, line: number): number {
  return nodes.filter((one) => one.files.get(file)?.has(line) === true).length;
}

/** How much a line computes or decides: its operators, and the words that do the same. */
export function work(text: string): number {
  const code = text.replace(/(["'])(?:\\.|(?!\1).)*\1/g, "''").replace(/#.*$/, "");
  return (code.match(/\*\*|\/\/|->|[-+*/%<>]=?|[=!]=|\b(?:not|and|or|in|is|if|elif|while|round|min|max|sum|len|sorted|any|all|abs|int|float|str|divmod|range|raise)\b|\[[^\]]*\]/g) ?? []).length;
}

function wordsOf(text: string): string[] {
  return (text.replace(/\[.*$/s, "").match(/[A-Za-z][a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase()).filter((word) => word.length > 2 && !["test", "tests", "src", "init"].includes(word));
}

export type { ChangedFile, Evidence };
export { tail };
