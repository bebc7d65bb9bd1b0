/** The lines that a ranking looks at, and how many tests ran each. */
import { dstar, ochiai } from "../probe/spectrum/formula.js";
import type { NodeLines } from "../probe/spectrum/spectrum.js";
import type { Dossier } from "./dossier.js";
import { own } from "./facts-of-frames.js";
import { enclosing, indentOf, textAt, type At, type Def } from "./facts-of-sources.js";
import type { Novelty } from "./suspicion-change.js";

export interface Counted extends At {
  /** The function that the line stands in; null for what stands outside of functions. */
  readonly def: Def | null;
  /** Of the failing tests that may share the root, those that ran it; and the passing tests that ran it. */
  readonly failed: number;
  readonly passed: number;
  readonly failing: number;
  readonly ochiai: number;
  readonly dstar: number;
}

export interface Runs {
  /** Failing tests of the group, at least one. */
  readonly mine: readonly NodeLines[];
  /** Failing tests that may share the group's root, the group's among them. */
  readonly failing: readonly NodeLines[];
  readonly passing: readonly NodeLines[];
}

/** Lines of functions in the wanted files that at least half of the group's failing tests ran. */
export function executed(dossier: Dossier, runs: Runs, wanted: (file: string) => boolean): readonly Counted[] {
  const [mine, failing, passing] = [tally(runs.mine), tally(runs.failing), tally(runs.passing)];
  return [...mine].filter(([file]) => own(dossier, file) && wanted(file)).sort(([a], [b]) => a.localeCompare(b)).flatMap(([file, lines]) =>
    [...lines].filter(([, times]) => times * 2 >= runs.mine.length).sort(([a], [b]) => a - b).map(([line]): Counted => {
      const counts = { failed: failing.get(file)?.get(line) ?? 0, passed: passing.get(file)?.get(line) ?? 0, failing: runs.failing.length };
      return { file, line, def: enclosing(dossier, file, line) ?? null, ...counts, ochiai: ochiai(counts), dstar: dstar(counts) };
    }));
}

type Tally = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** All groups of a run share the tests that passed, so those are counted once. */
const counted = new WeakMap<readonly NodeLines[], Tally>();

/** By file and line, how many of the tests ran it. */
export function tally(nodes: readonly NodeLines[]): Tally {
  const known = counted.get(nodes);
  if (known !== undefined) return known;
  const found = new Map<string, Map<number, number>>();
  for (const { files } of nodes)
    for (const [file, lines] of files) {
      const times = found.get(file) ?? new Map<number, number>();
      for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
      found.set(file, times);
    }
  counted.set(nodes, found);
  return found;
}

/**
 * Lines that no tracer sees, with the counts of the line that speaks for them: altered ones in a function that ran (its
 * signature, the rest of a long statement, a branch not taken, a place where lines were), and names bound outside of functions
 * that a line that ran mentions.
 */
export function unseen(dossier: Dossier, ran: readonly Counted[], fresh: ReadonlyMap<string, ReadonlyMap<number, Novelty>>): readonly Counted[] {
  const seen = new Set(ran.map(({ file, line }) => `${file}:${String(line)}`));
  const byDef = new Map<Def, Counted[]>();
  for (const one of ran) if (one.def !== null) byDef.set(one.def, [...(byDef.get(one.def) ?? []), one]);
  const inside = [...fresh].flatMap(([file, lines]) => {
    const texts = docstrings(dossier.lines.get(file) ?? []);
    return [...lines.keys()].filter((line) => !seen.has(`${file}:${String(line)}`) && !texts.has(line)).flatMap((line): Counted[] => {
      const def = enclosing(dossier, file, line);
      const around = def === undefined ? undefined : byDef.get(def);
      const speaker = around?.filter((one) => one.line <= line).at(-1) ?? around?.[0];
      return speaker === undefined ? [] : [{ ...speaker, line }];
    });
  });
  return [...inside, ...bindings(dossier, ran, fresh)];
}

function bindings(dossier: Dossier, ran: readonly Counted[], fresh: ReadonlyMap<string, ReadonlyMap<number, Novelty>>): readonly Counted[] {
  const mentions = new Map<string, Counted>();
  for (const one of ran) {
    for (const [name] of textAt(dossier, one.file, one.line).matchAll(/[A-Za-z_]\w*/g)) {
      const there = mentions.get(name);
      if (there === undefined || one.ochiai > there.ochiai) mentions.set(name, one);
    }
  }
  const files = new Set([...ran.map(({ file }) => file), ...fresh.keys()]);
  return [...files].flatMap((file) => {
    const source = dossier.sources.get(file);
    if (source === undefined || !own(dossier, file) || dossier.isTest(file)) return [];
    return [...source.globals, ...source.class_attributes].flatMap(({ name, line, value }): Counted[] => {
      const speaker = mentions.get(name);
      if (speaker === undefined) return [];
      const altered = [...(fresh.get(file)?.keys() ?? [])].filter((one) => line <= one && one < endOf(dossier, file, line));
      // What is written out can be wrong; what is called or imported stands for something else.
      const literal = /^[-[({\d"'fr]/.test(value) ? [line] : [];
      return (altered.length > 0 ? altered : literal).map((at) => ({ ...speaker, file, line: at, def: null }));
    });
  });
}

/** The line after a binding that starts on a line: the first that is indented no deeper and closes no bracket. */
function endOf(dossier: Dossier, file: string, line: number): number {
  const lines = dossier.lines.get(file) ?? [];
  const own = indentOf(lines[line - 1] ?? "");
  for (let at = line; at < lines.length; at += 1) {
    const text = lines[at] ?? "";
    if (text.trim() !== "" && indentOf(text) <= own && !/^\s*[\])}]/.test(text)) return at + 1;
  }
  return lines.length + 1;
}

/** Lines of strings that are statements of their own. */
function docstrings(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let open: string | null = null;
  lines.forEach((text, index) => {
    const start = open === null ? /^\s*[rRuU]?("""|''')/.exec(text)?.[1] : undefined;
    if (open === null && start === undefined) return;
    found.add(index + 1);
    const quotes: string = open ?? start ?? "";
    const rest = open === null ? text.slice(text.indexOf(quotes) + quotes.length) : text;
    open = rest.includes(quotes) ? null : quotes;
  });
  return found;
}

/** How much a line computes or decides: its operators, and the words that do the same. */
export function work(text: string): number {
  const code = text.replace(/(["'])(?:\\.|(?!\1).)*\1/g, "''").replace(/#.*$/, "");
  return (code.match(/\*\*|\/\/|->|[-+*/%<>]=?|[=!]=|\b(?:not|and|or|in|is|if|elif|while|round|min|max|sum|len|sorted|any|all|abs|int|float|str|divmod|range|raise)\b|\[[^\]]+\]/g) ?? []).length;
}
