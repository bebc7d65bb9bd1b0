/** Readings of the project's own source files: definitions, modules, text. */
import type { SourceFacts } from "../probe/source-facts.js";
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";
import { own } from "./facts-of-frames.js";
import { imports } from "./facts-of-graph.js";

export type Def = SourceFacts["defs"][number];
export type Call = SourceFacts["calls"][number];
export interface At {
  readonly file: string;
  readonly line: number;
}

/** The text of a line, "" where it is not known. */
export function textAt(dossier: Dossier, file: string, line: number): string {
  return dossier.lines.get(file)?.[line - 1] ?? "";
}

/** The texts of lines, the last one included, as far as they are known. */
export function textsOf(dossier: Dossier, file: string, from: number, to: number): readonly string[] {
  return dossier.lines.get(file)?.slice(Math.max(0, from - 1), to) ?? [];
}

/** How many characters a line is indented by. */
export function indentOf(text: string): number {
  return /^\s*/.exec(text)?.[0].length ?? 0;
}

/** The line, then the heads of the blocks that hold it, innermost first: before it, each one that is indented less than all between. */
export function headsOf(dossier: Dossier, file: string, line: number): readonly { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string }[] = [];
  for (let at = line, depth = Number.POSITIVE_INFINITY; at > 0 && depth > 0; at -= 1) {
    const text = textAt(dossier, file, at);
    if (text.trim() === "" || indentOf(text) >= depth) continue;
    depth = indentOf(text);
    found.push({ line: at, text });
  }
  return found;
}

/** Lines of the project's own files that match, in the order of the files. */
export function grep(dossier: Dossier, pattern: RegExp, files?: readonly string[]): readonly (At & { readonly text: string })[] {
  const found: (At & { text: string })[] = [];
  for (const file of files ?? dossier.lines.keys()) {
    if (!own(dossier, file)) continue;
    dossier.lines.get(file)?.forEach((text, index) => {
      if (pattern.test(text)) found.push({ file, line: index + 1, text });
    });
  }
  return found;
}

/** The innermost function that holds a line. */
export function enclosing(dossier: Dossier, file: string, line: number): Def | undefined {
  return dossier.sources.get(file)?.defs
    .filter((def) => def.kind !== "class" && def.line <= line && line <= def.end_line)
    .sort((a, b) => b.line - a.line)[0];
}

/** The last part of a dotted name. */
export function tail(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** Definitions of this plain name in the project's own files. */
export function definitions(dossier: Dossier, name: string): readonly (At & { readonly def: Def })[] {
  return [...dossier.sources].flatMap(([file, source]) =>
    own(dossier, file) ? source.defs.filter((def) => tail(def.qualname) === name).map((def) => ({ file, line: def.line, def })) : []);
}

/** Every call in the project's own files that passes the test, with its file. */
export function calls(dossier: Dossier, test: (call: Call, file: string) => boolean): readonly (At & { readonly call: Call })[] {
  return [...dossier.sources].flatMap(([file, source]) =>
    own(dossier, file) ? source.calls.filter((call) => test(call, file)).map((call) => ({ file, line: call.line, call })) : []);
}

/** The definition of a function by its qualified name in a file. */
export function defOf(dossier: Dossier, file: string, qualname: string): Def | undefined {
  return dossier.sources.get(file)?.defs.find((def) => def.qualname === qualname);
}

/** Files of the project that a dotted module name can mean: `a.b` is any `…/a/b.py` or `…/a/b/__init__.py`, shortest path first. */
export function modules(dossier: Dossier, name: string): readonly string[] {
  const path = name.replaceAll(".", "/");
  return dossier.files
    .filter((file) => [`${path}.py`, `${path}/__init__.py`].some((end) => file === end || file.endsWith(`/${end}`)))
    .sort((a, b) => a.length - b.length);
}

/** The project's file behind an import statement's module, relative imports resolved; null for one outside. */
export function importedFile(dossier: Dossier, from: string, module: string, level: number): string | null {
  if (level === 0) return modules(dossier, module).find((file) => own(dossier, file)) ?? null;
  const folders = from.split("/").slice(0, -level);
  const base = [...folders, ...module.split(".").filter(Boolean)].join("/");
  return [`${base}.py`, `${base}/__init__.py`].find((file) => dossier.files.includes(file)) ?? null;
}

/** Files that a file imports, and theirs, up to `depth` steps; the file itself first. */
export function reach(dossier: Dossier, start: string, depth = 4): readonly string[] {
  const graph = imports(dossier);
  const seen = new Set([start]);
  let edge = [start];
  for (let step = 0; step < depth && edge.length > 0; step += 1) {
    edge = edge.flatMap((file) => graph.get(file) ?? []).filter((file) => !seen.has(file));
    for (const file of edge) seen.add(file);
  }
  return [...seen];
}

/** What the representative's test can reach: through its module, the conftests above it, and the plugins that those name. */
export function surroundings(dossier: Dossier, depth = 6): readonly string[] {
  const test = testFile(dossier);
  if (test === null) return [];
  const above = conftests(dossier, test);
  const plugins = above.flatMap((file) => grep(dossier, /^pytest_plugins\b/, [file])).flatMap(({ text }) => [...text.matchAll(/["']([\w.]+)["']/g)].flatMap((found) => modules(dossier, found[1] ?? "")));
  return [...new Set([test, ...above, ...plugins].flatMap((file) => reach(dossier, file, depth)))];
}

/** conftest.py files that apply to a test module, the nearest first. */
export function conftests(dossier: Dossier, test: string): readonly string[] {
  const folders = test.split("/").slice(0, -1);
  const found = folders.map((_, index) => [...folders.slice(0, folders.length - index), "conftest.py"].join("/"));
  return [...found, "conftest.py"].filter((file) => dossier.files.includes(file));
}

/**
 * The place that spells a name: the failing line, or where that only formats, maps or looks up by a text, the first place in
 * the files behind it that asks for the name or has it in a string.
 */
export function spelling(dossier: Dossier, frame: At, name: string): At {
  const as = escape(name);
  if (new RegExp(`(?<!\\w)${as}(?!\\w)`).test(textAt(dossier, frame.file, frame.line))) return frame;
  const spelt = new RegExp(`\\.${as}\\b|["'{]${as}\\b`);
  return grep(dossier, spelt, reach(dossier, frame.file, 2)).filter((one) => !/^\s*#/.test(one.text))[0] ?? frame;
}

/** The one of `names` that a misspelling most likely meant, or null: at most a third of the letters differ. */
export function similar(name: string, names: Iterable<string>): string | null {
  let best: { name: string; far: number } | null = null;
  for (const other of names) {
    const far = distance(name, other);
    if (other !== name && far <= Math.max(1, Math.floor(Math.max(name.length, other.length) / 3)) && (best === null || far < best.far))
      best = { name: other, far };
  }
  return best?.name ?? null;
}

/** Edits from one word to another; two letters swapped are one edit. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same, swapped));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** The test module of the representative, or null for a run or mypy. */
export function testFile(dossier: Dossier): string | null {
  const failure = dossier.failures[0];
  return failure.type === "mypy" || failure.node === null || failure.node === "" ? null : (failure.node.split("::")[0] ?? null);
}
