/** The import graph of the project's own files, for rules. */
import { importEdges } from "../probe/imports/graph.js";
import type { Dossier } from "./dossier.js";
import { own } from "./facts-of-frames.js";

type Graph = ReadonlyMap<string, readonly string[]>;

/** All groups of a run share their sources, so the graph is drawn once for them. */
const drawn = new WeakMap<Dossier["sources"], Graph>();

/** For each own file the own files that its import statements can mean, wherever the statements stand. */
export function imports(dossier: Dossier): Graph {
  const known = drawn.get(dossier.sources);
  if (known !== undefined) return known;
  const graph = new Map<string, string[]>();
  for (const { from, to } of importEdges(dossier.sources, dossier.files.filter((file) => own(dossier, file)))) {
    const there = graph.get(from);
    if (there === undefined) graph.set(from, [to]);
    else if (!there.includes(to)) there.push(to);
  }
  drawn.set(dossier.sources, graph);
  return graph;
}
