/** The import graph of the project's own files, from their syntax trees. */
import type { Dossier } from "./dossier.js";
import { own } from "./facts-of-frames.js";

type Graph = ReadonlyMap<string, readonly string[]>;

/** All groups of a run share their sources, so the graph is drawn once for them. */
const drawn = new WeakMap<Dossier["sources"], Graph>();

/** For each own file the own files that its import statements can mean, wherever the statements stand. */
export function imports(dossier: Dossier): Graph {
  const known = drawn.get(dossier.sources);
  if (known !== undefined) return known;
  const byTail = tails(dossier);
  const graph = new Map([...dossier.sources].filter(([file]) => own(dossier, file)).map(([file, source]) => {
    const targets = source.imports.flatMap((one) => {
      const base = one.level === 0 ? one.module : [...file.split("/").slice(0, -one.level), ...one.module.split(".")].filter(Boolean).join(".");
      const names = [base, ...one.names.map(({ name }) => (base === "" ? name : `${base}.${name}`))];
      return names.flatMap((name) => find(byTail, name, file));
    });
    return [file, [...new Set(targets)].filter((target) => target !== file)] as const;
  }));
  drawn.set(dossier.sources, graph);
  return graph;
}

/** Own files by the last part of their module name. */
function tails(dossier: Dossier): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of dossier.files) {
    if (!own(dossier, file)) continue;
    const last = moduleOf(file).split("/").at(-1) ?? "";
    const list = found.get(last) ?? [];
    list.push(file);
    found.set(last, list);
  }
  return found;
}

function moduleOf(file: string): string {
  return file.replace(/(\/__init__)?\.pyi?$/, "");
}

/** The own file of a dotted name that lies nearest to the importer: the longest common start, then the shortest path. */
function find(byTail: ReadonlyMap<string, readonly string[]>, name: string, from: string): readonly string[] {
  const path = name.replaceAll(".", "/");
  const last = path.slice(path.lastIndexOf("/") + 1);
  const fits = (byTail.get(last) ?? []).filter((file) => moduleOf(file) === path || moduleOf(file).endsWith(`/${path}`));
  const best = [...fits].sort((a, b) => shared(b, from) - shared(a, from) || a.length - b.length)[0];
  return best === undefined ? [] : [best];
}

function shared(a: string, b: string): number {
  let size = 0;
  while (size < a.length && a[size] === b[size]) size += 1;
  return size;
}
