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
 * @param files the project's Python files, relative
 */
export function candidate(refs: readonly Reference[], project: string, files: readonly string[]): Candidate {
  let reason = "it names no test";
  const ask: Candidate[] = [];
  for (const ref of refs) {
    const found = ref.kind === "junit" ? fromJunit(ref.classname, ref.name, ref.file, project, files) : fromId(ref.kind, ref.id, project, files);
    if (found.kind === "node" || found.kind === "module") return found;
    if (found.kind === "ask") ask.push(found);
    else reason = found.reason;
  }
  return ask[0] ?? { kind: "none", reason };
}

function fromId(kind: "node" | "module", id: string, project: string, files: readonly string[]): Candidate {
  const [file = "", ...rest] = id.split("::");
  const place = locate(file, project, files);
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
  const parts = classname.split(".");
  if (classname === "") {
    // A collection error: pytest writes the module in `name`, dotted (xunit2) or as a path.
    const path = name.endsWith(".py") ? name : `${name.replaceAll(".", "/")}.py`;
    const place = locate(path, project, files);
    return place.kind === "at" ? { kind: "module", id: place.file } : place;
  }
  for (let n = parts.length; n > 0; n -= 1) {
    const path = `${parts.slice(0, n).join("/")}.py`;
    const classes = parts.slice(n);
    if (file !== null && (file === path || file.endsWith(`/${path}`)) && existsSync(join(project, file))) return node(file, classes, name);
    if (existsSync(join(project, path))) return node(path, classes, name);
    const ends = files.filter((f) => f.endsWith(`/${path}`));
    if (ends.length > 0) return { kind: "ask", classname, name, files: ends };
  }
  return { kind: "ask", classname, name, files: [] };
}

function node(file: string, classes: readonly string[], name: string): Candidate {
  return { kind: "node", id: [file, ...classes, name].join("::") };
}
