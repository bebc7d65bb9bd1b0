/** A new dependency that is large and used in one place. */
import { parse } from "smol-toml";
import { importsOf, resolved } from "../../syntax/names.js";
import { lineAt, nodesOf, textOf } from "../../syntax/source.js";
import type { Change } from "../change.js";
import type { Remark } from "../remark.js";
import { settingsOf } from "../settings.js";
import type { AntiPattern } from "./anti-pattern.js";

/** Bytes on disk, with all that it requires, from which on a distribution is heavy for one call. */
const HEAVY = 8_000_000;

const MANIFEST = /(?:^|\/)(?:pyproject\.toml|setup\.cfg|[\w.-]*requirements[\w.-]*\.(?:txt|in))$/;
const normal = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, "-");

/** Names of the distributions that a manifest asks for. */
export function requiredIn(file: string, text: string): Set<string> {
  const specifiers = file.endsWith(".toml") ? fromPyproject(text) : file.endsWith(".cfg") ? (settingsOf(file, text).get("options.install_requires")?.values ?? []) : text.split(/\r?\n/);
  return new Set(specifiers.flatMap((s) => /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[|[<>=!~;@ ]|$)/.exec(s.replace(/#.*$/, "").trim())?.[1] ?? []).map(normal).filter((n) => n !== "python"));
}

function fromPyproject(text: string): string[] {
  let read: unknown;
  try {
    read = parse(text);
  } catch {
    return [];
  }
  const at = (value: unknown, ...path: readonly string[]): unknown => path.reduce<unknown>((v, key) => (typeof v === "object" && v !== null && key in v ? new Map(Object.entries(v)).get(key) : null), value);
  const groups = (value: unknown): unknown[] => (typeof value === "object" && value !== null ? Object.values(value).map((v: unknown) => v) : []);
  const lists: unknown[] = [at(read, "project", "dependencies"), ...groups(at(read, "project", "optional-dependencies")), ...groups(at(read, "dependency-groups"))];
  return [...lists.flat().filter((v) => typeof v === "string"), ...Object.keys(at(read, "tool", "poetry", "dependencies") ?? {})];
}

/** Where the change's files use one of the modules: calls and other mentions, the imports themselves left out. */
function usesIn(change: Change, modules: readonly string[]): { readonly file: string; readonly line: number }[] {
  return change.flatMap(({ file, after }) => {
    const source = after?.source;
    if (source == null) return [];
    const imports = importsOf(source);
    return nodesOf(source, ["VariableName"]).filter((node) => {
      const name = textOf(source, node);
      const from = imports.has(name) ? (resolved(imports, name).split(".", 1)[0] ?? "") : "";
      return modules.includes(from) && node.parent?.name !== "ImportStatement";
    }).map((node) => ({ file, line: lineAt(source.text, node.from) }));
  });
}

const requiredBefore = (change: Change): Set<string> => new Set(change.flatMap((c) => (MANIFEST.test(c.file) && c.before !== null ? [...requiredIn(c.file, c.before.text)] : [])));

/** Names of the distributions that a change asks for anew. */
export function freshRequirements(change: Change): string[] {
  const before = requiredBefore(change);
  const after = change.flatMap((c) => (MANIFEST.test(c.file) && c.after !== null ? [...requiredIn(c.file, c.after.text)] : []));
  return [...new Set(after)].filter((name) => !before.has(name));
}

export const heavyDependency: AntiPattern = (change, { modulesOf, weightOf, usesElsewhere }) => {
  const manifests = change.filter((c) => MANIFEST.test(c.file) && c.after !== null);
  const before = requiredBefore(change);
  const seen = new Set<string>();
  return manifests.flatMap((one) => [...requiredIn(one.file, one.after?.text ?? "")].flatMap((name): Remark[] => {
    if (before.has(name) || seen.has(name)) return [];
    seen.add(name);
    const modules = modulesOf(name);
    const uses = usesIn(change, modules);
    const [use] = uses;
    if (use === undefined || uses.length > 1 || usesElsewhere(modules) > 0) return [];
    const weight = weightOf(name);
    if (weight === null || weight < HEAVY) return [];
    const lines = (one.after?.text ?? "").split("\n");
    const line = [...one.added].sort((a, b) => a - b).find((n) => normal(lines[n - 1] ?? "").includes(name));
    return [{
      what: "heavy-dependency", kind: null, file: one.file, line: line ?? null,
      statement: `The change adds \`${name}\` to \`${one.file}\`, ${String(Math.round(weight / 1e6))} MB with what it requires, for the one use at \`${use.file}:${String(use.line)}\`.`,
    }];
  }));
};
