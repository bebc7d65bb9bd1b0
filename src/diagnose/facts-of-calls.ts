/** A static picture of which test reaches which function, and how that tells suspects from bystanders. Names stand for what they name. */
import type { Dossier } from "./dossier.js";
import { own, testOf } from "./facts-of-frames.js";
import { conftests, reach, tail, type At, type Def } from "./facts-of-sources.js";
import { isFixture } from "./facts-of-tests.js";

export interface Suspect extends At {
  readonly def: Def;
  /** 0 to 1: reached by this group's failing tests, by other red ones too, and by few that passed (Ochiai's coefficient over tests). */
  readonly weight: number;
}

interface Node extends At {
  readonly def: Def;
  readonly name: string;
}

/** More functions than this are not pictured: the ranking would cost more than it tells. */
const MOST = 4000;

/**
 * Functions of the project's own code that the failing tests reach, most suspicious first. Tests that did not fail in this
 * run count as passed.
 */
export function suspects(dossier: Dossier): readonly Suspect[] {
  const nodes = [...dossier.sources].flatMap(([file, source]) => (own(dossier, file) ? source.defs.filter((def) => def.kind !== "class").map((def): Node => ({ file, line: def.line, def, name: tail(def.qualname) })) : []));
  if (nodes.length > MOST || testOf(dossier) === null) return [];
  const byName = new Map<string, Node[]>();
  for (const node of nodes) for (const name of namesOf(node)) byName.set(name, [...(byName.get(name) ?? []), node]);
  const edges = new Map(nodes.map((node) => [node, uses(dossier, node)]));
  const tests = nodes.filter((node) => dossier.isTest(node.file) && /^test/.test(node.name));
  const failing = new Set(dossier.failures.flatMap((one) => (one.type === "test" ? [plain(one.node)] : [])));
  const red = new Set(dossier.all.flatMap((one) => (one.type === "test" ? [plain(one.node)] : [])));
  const ef = new Map<Node, number>();
  const others = new Map<Node, number>();
  const ep = new Map<Node, number>();
  let failed = 0;
  for (const test of tests) {
    const id = `${test.file}::${test.def.qualname.replaceAll(".", "::")}`;
    const counts = failing.has(id) ? ef : red.has(id) ? others : ep;
    if (counts !== ep) failed += 1;
    for (const node of closure(dossier, test, byName, edges)) counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  const rated = [...ef].filter(([node]) => !dossier.isTest(node.file)).map(([node, mine]): Suspect => {
    const hits = mine + (others.get(node) ?? 0);
    return { file: node.file, line: node.line, def: node.def, weight: hits / Math.sqrt(failed * (hits + (ep.get(node) ?? 0))) };
  });
  return rated.sort((a, b) => b.weight - a.weight);
}

/** A function's own name; a class's for what runs when it is made. */
function namesOf(node: Node): readonly string[] {
  const owner = tail(node.def.qualname.slice(0, -node.name.length - 1));
  return ["__init__", "__post_init__", "__new__", "__call__"].includes(node.name) ? [owner] : [node.name];
}

/** A node id as a dotted path of the sources has it: without parameters. */
function plain(node: string): string {
  return node.replace(/\[.*$/s, "");
}

/** Everything that a test reaches: what it calls, its fixtures, what those call; only in files that it can import. */
function closure(dossier: Dossier, test: Node, byName: ReadonlyMap<string, readonly Node[]>, edges: ReadonlyMap<Node, ReadonlySet<string>>): ReadonlySet<Node> {
  const files = new Set([test.file, ...conftests(dossier, test.file)].flatMap((file) => reach(dossier, file, 6)));
  const automatic = [...byName.values()].flat().filter((node) => files.has(node.file) && isFixture(node.def) && node.def.decorators.some((text) => /autouse\s*=\s*True/.test(text)));
  const seen = new Set<Node>([test, ...automatic]);
  const todo = [...seen];
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    for (const name of edges.get(node) ?? [])
      for (const next of byName.get(name) ?? []) {
        if (seen.has(next) || !files.has(next.file)) continue;
        seen.add(next);
        todo.push(next);
      }
  }
  return seen;
}

/** Names that a function's own lines mention, its parameters included: those are fixtures. */
function uses(dossier: Dossier, node: Node): ReadonlySet<string> {
  const lines = (dossier.lines.get(node.file) ?? []).slice(node.line - 1, node.def.end_line);
  const names = new Set(lines.flatMap((text) => [...text.replace(/#.*$/, "").matchAll(/[A-Za-z_]\w*/g)].map((found) => found[0])));
  names.delete(node.name);
  return names;
}
