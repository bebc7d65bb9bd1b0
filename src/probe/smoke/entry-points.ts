/** Objects that the project's metadata names as entry points. Source: the packaging specification "Entry points". */
import { parse } from "smol-toml";
import { z } from "zod";

export interface EntryPoint {
  /** `pkg.mod`. */
  readonly module: string;
  /** `main`, `Class.method`; "" for the module itself. */
  readonly attribute: string;
}

const names = z.record(z.string(), z.unknown());
const pyproject = z.object({
  project: z.object({ "scripts": names.optional(), "gui-scripts": names.optional(), "entry-points": z.record(z.string(), names).optional() }).optional(),
  tool: z.object({ poetry: z.object({ scripts: names.optional(), plugins: z.record(z.string(), names).optional() }).optional() }).optional(),
});
/** Poetry also writes a table in place of the string. */
const reference = z.union([z.string(), z.object({ reference: z.string() }).transform((r) => r.reference), z.object({ callable: z.string() }).transform((r) => r.callable)]);
const OBJECT = /^\s*([^\W\d]\w*(?:\.[^\W\d]\w*)*)\s*(?::\s*([^\W\d]\w*(?:\.[^\W\d]\w*)*))?\s*(?:\[.*\])?\s*$/u;
const MOST = 12;

/**
 * @param manifests the project's configuration files by name; only those at its root count
 * @param python the project's Python files: what another distribution gives is not asked for
 */
export function entryPoints(manifests: ReadonlyMap<string, string>, python: readonly string[]): EntryPoint[] {
  const all = [...inPyproject(manifests.get("pyproject.toml")), ...inSetupCfg(manifests.get("setup.cfg")), ...inSetupPy(manifests.get("setup.py"))];
  const found = new Map<string, EntryPoint>();
  for (const text of all) {
    const [, module = "", attribute = ""] = OBJECT.exec(text) ?? [];
    const path = module.replaceAll(".", "/");
    if (module !== "" && python.some((f) => isFile(f, `${path}.py`) || isFile(f, `${path}/__init__.py`))) found.set(`${module}:${attribute}`, { module, attribute });
  }
  return [...found.values()].slice(0, MOST);
}

const isFile = (file: string, path: string): boolean => file === path || file.endsWith(`/${path}`);

function inPyproject(text: string | undefined): string[] {
  const read = pyproject.safeParse(tables(text));
  if (!read.success) return [];
  const { project, tool } = read.data;
  const lists = [project?.scripts, project?.["gui-scripts"], ...Object.values(project?.["entry-points"] ?? {}), tool?.poetry?.scripts, ...Object.values(tool?.poetry?.plugins ?? {})];
  return lists.flatMap((list) => Object.values(list ?? {}).flatMap((value) => { const one = reference.safeParse(value); return one.success ? [one.data] : []; }));
}

function tables(text: string | undefined): unknown {
  try {
    return text === undefined ? null : parse(text);
  } catch {
    return null; // a broken file is the project's own fault, and others tell of it
  }
}

/** `[options.entry_points]`: `name = pkg.mod:object` on indented lines below each group. */
function inSetupCfg(text: string | undefined): string[] {
  const section = /^\[options\.entry_points\][^\n]*\n((?:(?!\[)[^\n]*\n?)*)/m.exec(text ?? "")?.[1] ?? "";
  return section.split("\n").flatMap((line) => /^\s+[\w.-]+\s*=\s*(\S.*)$/.exec(line)?.[1] ?? []);
}

/** String literals of the form `name = pkg.mod:object` in a call with `entry_points`. */
function inSetupPy(text: string | undefined): string[] {
  const from = (text ?? "").indexOf("entry_points");
  return from < 0 ? [] : [...(text ?? "").slice(from).matchAll(/["']\s*[\w.-]+\s*=\s*([\w.]+:[\w.]+)\s*(?:\[[^\]]*\])?\s*["']/g)].map(([, object = ""]) => object);
}
