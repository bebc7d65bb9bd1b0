/** Names of tests: node ids, and what pytest's junit writer makes of them. */
import type { Reference } from "./failure.js";

/** classname and name as in a junit report. */
interface Address {
  readonly classname: string;
  readonly name: string;
}

/**
 * What pytest's junit writer calls a node (`mangle_test_address` of _pytest/junitxml.py, the same from 7 to 9): the path
 * with dots and without `.py`, then the classes; parameters stay with the name. Without `--junit-prefix`.
 */
export function addressOf(id: string): Address {
  const bracket = id.indexOf("[");
  const names = (bracket < 0 ? id : id.slice(0, bracket)).split("::");
  const [path = "", ...rest] = names;
  const all = [path.replaceAll("/", ".").replace(/\.py$/, ""), ...rest];
  const name = (all.pop() ?? "") + (bracket < 0 ? "" : id.slice(bracket));
  return { classname: all.join("."), name };
}

/** What pytest writes above a failure: `TestOuter.test_param[1]`. */
export function headingOf(id: string): string {
  const { path, names } = partsOf(id);
  return names.length === 0 ? path : names.join(".");
}

/** The file of a node id, and the names below it, parameters with the last of them. */
export function partsOf(id: string): { readonly path: string; readonly names: readonly string[] } {
  const bracket = id.indexOf("[", Math.max(0, id.indexOf("::")));
  const [path = "", ...names] = (bracket < 0 ? id : id.slice(0, bracket)).split("::");
  const last = names.pop();
  if (last === undefined) return { path: id, names: [] };
  return { path, names: [...names, last + (bracket < 0 ? "" : id.slice(bracket))] };
}

/** A node id that a source gives: a test, or a module that could not be collected. */
export function referenceOf(id: string): Reference {
  return id.includes("::") ? { kind: "node", id: ungrouped(id) } : { kind: "module", id };
}

/** Without the `@group` that xdist's loadgroup puts behind the ids of its reports: pytest does not know those. */
export function ungrouped(id: string): string {
  const at = id.lastIndexOf("@");
  const rest = id.slice(0, Math.max(0, at));
  const bracket = rest.indexOf("[");
  const fits = at > 0 && /^[\w.-]+$/.test(id.slice(at + 1)) && rest.includes(".py::") && (bracket < 0 || rest.endsWith("]"));
  return fits ? rest : id;
}

/**
 * The file that a dotted module name stands for: the path in `text` whose dotted form it is, else the plain reading. junit
 * has the name alone (`tests.test_a` for a collection error), the text of the error often the path.
 */
export function moduleFile(dotted: string, text: string): string {
  if (/[\\/]|\.pyi?$/.test(dotted)) return dotted.replaceAll("\\", "/");
  for (const [path] of text.matchAll(/(?<![\w.\\/-])[\w.\\/-]+\.py\b/g)) {
    if (addressOf(path.replaceAll("\\", "/")).name === dotted) return path.replaceAll("\\", "/");
  }
  return `${dotted.replaceAll(".", "/")}.py`;
}
