/** From what a source calls a test to what can be asked of pytest. A candidate is confirmed by pytest's own collection. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Reference } from "../collect/failure.js";

export type Candidate =
  | { readonly kind: "node"; readonly id: string }
  /** A module that cannot be collected. */
  | { readonly kind: "module"; readonly id: string }
  /** Only pytest can say: collect these files (all of the project where empty) and compare junit addresses. */
  | { readonly kind: "ask"; readonly classname: string; readonly name: string; readonly files: readonly string[] }
  | { readonly kind: "none"; readonly reason: string };

/**
 * @param refs the names that sources give one test
 * @param project absolute
 * @param files the project's Python files, relative; one listing stands for one state of the disk
 */
export function candidate(refs: readonly Reference[], project: string, files: readonly string[]): Candidate {
  let reason = "it names no test";
  const ask: Candidate[] = [];
  for (const ref of refs) {
    const one = ref.kind === "junit" ? fromJunit(ref.classname, ref.name, ref.file, project, files) : fromId(ref.kind, ref.id, project, files);
    if (one.kind === "node" || one.kind === "module") return one;
    if (one.kind === "ask") ask.push(one);
    else reason = one.reason;
  }
  return ask[0] ?? { kind: "none", reason };
}

/** What was found of modules in a listing of files: thousands of tests may lie in one, and each answer is the disk's. */
const found = new WeakMap<readonly string[], { readonly places: Map<string, Place>; readonly heads: Map<string, Head> }>();

function once<T>(known: Map<string, T>, key: string, find: () => T): T {
  const there = known.get(key);
  if (there !== undefined) return there;
  const value = find();
  known.set(key, value);
  return value;
}

function foundIn(files: readonly string[]): { readonly places: Map<string, Place>; readonly heads: Map<string, Head> } {
  const there = found.get(files) ?? { places: new Map<string, Place>(), heads: new Map<string, Head>() };
  found.set(files, there);
  return there;
}

function fromId(kind: "node" | "module", id: string, project: string, files: readonly string[]): Candidate {
  const [file = "", ...rest] = id.split("::");
  const place = once(foundIn(files).places, file, () => locate(file, project, files));
  if (place.kind === "none") return place;
  return { kind, id: [place.file, ...rest].join("::") };
}

type Place = { readonly kind: "at"; readonly file: string } | { readonly kind: "none"; readonly reason: string };

/** Where a file of a log lies in this checkout: at its path, or at the only path that ends in it, or is its ending. */
export function locate(file: string, project: string, files: readonly string[]): Place {
  if (file !== "" && existsSync(join(project, file)) && !file.startsWith("/") && !file.split("/").includes("..")) return { kind: "at", file };
  const wanted = file.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
  const ends = files.filter((f) => f === wanted || f.endsWith(`/${wanted}`) || wanted.endsWith(`/${f}`));
  const longest = Math.max(0, ...ends.map((f) => f.length));
  const best = wanted.length > longest ? ends.filter((f) => f.length === longest) : ends;
  if (best.length === 1 && best[0] !== undefined) return { kind: "at", file: best[0] };
  return { kind: "none", reason: best.length === 0 ? `no file ${file} in the checkout` : `${file} could be ${best.join(" or ")}` };
}

/**
 * junit's classname is the module's path with dots, then the classes (`mangle_test_address` of _pytest/junitxml.py). The
 * longest prefix that is a file is the module. Several files that end in it leave the question to pytest.
 */
function fromJunit(classname: string, name: string, file: string | null, project: string, files: readonly string[]): Candidate {
  if (classname === "") {
    // A collection error: pytest writes the module in `name`, dotted (xunit2) or as a path.
    const path = name.endsWith(".py") ? name : `${name.replaceAll(".", "/")}.py`;
    const place = locate(path, project, files);
    return place.kind === "at" ? { kind: "module", id: place.file } : place;
  }
  const head = once(foundIn(files).heads, `${classname}\0${file ?? ""}`, () => headOf(classname, file, project, files));
  return head.kind === "at" ? { kind: "node", id: `${head.names}::${name}` } : { kind: "ask", classname, name, files: head.files };
}

/** What ids of a class or module begin with, or the files that pytest has to be asked about. */
type Head = { readonly kind: "at"; readonly names: string } | { readonly kind: "ask"; readonly files: readonly string[] };

function headOf(classname: string, file: string | null, project: string, files: readonly string[]): Head {
  const parts = classname.split(".");
  const at = (module: string, classes: readonly string[]): Head => ({ kind: "at", names: [module, ...classes].join("::") });
  for (let n = parts.length; n > 0; n -= 1) {
    const path = `${parts.slice(0, n).join("/")}.py`;
    const classes = parts.slice(n);
    if (file !== null && (file === path || file.endsWith(`/${path}`)) && existsSync(join(project, file))) return at(file, classes);
    if (existsSync(join(project, path))) return at(path, classes);
    const ends = files.filter((f) => f.endsWith(`/${path}`));
    if (ends.length > 0) return { kind: "ask", files: ends };
  }
  return { kind: "ask", files: [] };
}
