/** The import graph of the project's own files, from their syntax trees, and its cycles. */
import type { SourceFacts } from "../source-facts.js";
import type { Cycle, ImportEdge } from "./facts.js";

type Statement = SourceFacts["imports"][number];

/**
 * Every import statement that leads from one file to another.
 * @param sources AST facts by file
 * @param files the files that count as the project's own
 */
export function importEdges(sources: ReadonlyMap<string, SourceFacts>, files: readonly string[]): ImportEdge[] {
  const byTail = tails(files);
  return files.flatMap((from) => (sources.get(from)?.imports ?? []).flatMap((statement) => {
    const when = statement.type_checking ? "never" : statement.scope === "" ? "import" : "call";
    const targets = new Set(targetsOf(statement, from, byTail));
    return [...targets].filter((to) => to !== from).map((to): ImportEdge => ({ from, to, line: statement.line, when }));
  }));
}

/**
 * The files that a statement can mean. A submodule taken from the package that the importing file lies in does not wait
 * for that package: it is being imported already, and a submodule is found without it.
 */
function targetsOf(statement: Statement, from: string, byTail: ReadonlyMap<string, readonly string[]>): string[] {
  const base = dottedBase(statement, from);
  const names = statement.names.map(({ name }) => find(byTail, base === "" ? name : `${base}.${name}`, from));
  const itself = find(byTail, base, from);
  const inside = itself !== undefined && itself.endsWith("/__init__.py") && from.startsWith(itself.slice(0, -"__init__.py".length));
  const submodules = names.length > 0 && names.every((file) => file !== undefined);
  return [...(inside && submodules ? [] : [itself]), ...names].filter((file) => file !== undefined);
}

/** `from ..a import b` in `pkg/sub/mod.py` starts from `pkg.a`. */
function dottedBase({ level, module }: Statement, from: string): string {
  if (level === 0) return module;
  return [...from.split("/").slice(0, -level), ...module.split(".")].filter((part) => part !== "").join(".");
}

/** Files by the last part of their module name. */
function tails(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const last = pathOf(file).split("/").at(-1) ?? "";
    const list = found.get(last);
    if (list === undefined) found.set(last, [file]);
    else list.push(file);
  }
  return found;
}

function pathOf(file: string): string {
  return file.replace(/(?:^|\/)__init__\.pyi?$|\.pyi?$/, "");
}

/** The file of a dotted name that lies nearest to the importer: the longest common start, then the shortest path. */
function find(byTail: ReadonlyMap<string, readonly string[]>, name: string, from: string): string | undefined {
  const path = name.replaceAll(".", "/");
  const fits = (byTail.get(path.slice(path.lastIndexOf("/") + 1)) ?? []).filter((file) => pathOf(file) === path || pathOf(file).endsWith(`/${path}`));
  return [...fits].sort((a, b) => shared(b, from) - shared(a, from) || a.length - b.length)[0];
}

function shared(a: string, b: string): number {
  let size = 0;
  while (size < a.length && a[size] === b[size]) size += 1;
  return size;
}

/** The shortest cycle through each file that is on one, each cycle once, of imports that run with their modules. */
export function cyclesOf(edges: readonly ImportEdge[]): Cycle[] {
  const out = new Map<string, ImportEdge[]>();
  for (const edge of edges) if (edge.when === "import") out.set(edge.from, [...(out.get(edge.from) ?? []), edge]);
  const found = new Map<string, Cycle>();
  for (const start of out.keys()) {
    const cycle = back(out, start);
    if (cycle === null) continue;
    const key = cycle.map((edge) => edge.from).sort().join("\n");
    if (!found.has(key)) found.set(key, cycle);
  }
  return [...found.values()].sort((a, b) => a.length - b.length);
}

/** The shortest way from a file back to it, breadth first. */
function back(out: ReadonlyMap<string, readonly ImportEdge[]>, start: string): Cycle | null {
  const came = new Map<string, ImportEdge>();
  let edge: readonly string[] = [start];
  while (edge.length > 0) {
    const next: string[] = [];
    for (const file of edge) {
      for (const step of out.get(file) ?? []) {
        if (came.has(step.to)) continue;
        came.set(step.to, step);
        if (step.to === start) return unwind(came, step);
        next.push(step.to);
      }
    }
    edge = next;
  }
  return null;
}

function unwind(came: ReadonlyMap<string, ImportEdge>, last: ImportEdge): Cycle {
  let cycle: Cycle = [last];
  for (let step = came.get(last.from); step !== undefined && cycle[0].from !== last.to; step = came.get(step.from)) cycle = [step, ...cycle];
  return cycle;
}
