/** What the manifests and lock files ask for against what is installed. */
import { satisfies, sameVersion } from "../env/pep440.js";
import type { Dossier } from "./dossier.js";
import { plain, requirements } from "./facts-of-manifests.js";

type Known = Pick<Dossier, "manifests" | "environment">;

export interface Wanted {
  /** Normalised as PEP 503 has it. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** `<2`, `==1.4`, "" for any version. */
  readonly specifiers: string;
}

/** A wish that the environment does not meet; `installed` null where the distribution is not there at all. */
export interface Unmet extends Wanted {
  readonly installed: string | null;
  /** Who asks: a list of requirements, or a lock file. */
  readonly by: "manifest" | "lock";
}

/** Requirements of the project itself and of its tests that are not installed, or in another version than they ask for. */
export function unmet(known: Known): readonly Unmet[] {
  const installed = new Map(known.environment.distributions.map((dist) => [plain(dist.name), dist.version]));
  const declared = requirements(known).filter((list) => list.use !== "extra").flatMap((list) => list.entries.flatMap((entry): Unmet[] => {
    const asked = specifiersIn(entry.text, entry.name);
    const version = installed.get(entry.name) ?? null;
    // Under a marker it may be for another system or version of Python.
    if (asked === null || asked.conditional || entry.name === "python") return [];
    const met = version !== null && satisfies(version, asked.specifiers);
    return met ? [] : [{ name: entry.name, file: list.file, line: entry.line, specifiers: asked.specifiers, installed: version, by: "manifest" }];
  }));
  const byName = new Map<string, Wanted[]>();
  for (const one of locked(known)) byName.set(`${one.file} ${one.name}`, [...(byName.get(`${one.file} ${one.name}`) ?? []), one]);
  const other = [...byName.values()].flatMap((list): Unmet[] => {
    const [first] = list;
    const version = first === undefined ? undefined : installed.get(first.name);
    // One distribution may be locked in several versions, each under a marker; one that is not installed may be for an extra.
    if (first === undefined || version === undefined || list.some((one) => sameVersion(version, one.specifiers.slice(2)))) return [];
    return [{ ...first, installed: version, by: "lock" }];
  });
  return [...declared, ...other];
}

/** Versions in lock files: uv.lock, poetry.lock, pdm.lock and pylock.toml (a table for each package), Pipfile.lock (JSON). */
export function locked({ manifests }: Pick<Known, "manifests">): readonly Wanted[] {
  return [...manifests].flatMap(([file, text]) => {
    if (/(^|\/)(uv|poetry|pdm)\.lock$|(^|\/)pylock(\.[\w-]+)?\.toml$/.test(file)) return inTables(file, text.split("\n"));
    return /(^|\/)Pipfile\.lock$/.test(file) ? inPipfile(file, text.split("\n")) : [];
  });
}

function inTables(file: string, lines: readonly string[]): readonly Wanted[] {
  const found: Wanted[] = [];
  let name: string | null = null;
  lines.forEach((text, index) => {
    if (/^\[/.test(text)) name = null;
    const named = /^name = "([^"]+)"/.exec(text)?.[1];
    const version = /^version = "([^"]+)"/.exec(text)?.[1];
    if (named !== undefined) name = plain(named);
    if (name !== null && version !== undefined) found.push({ name, file, line: index + 1, specifiers: `==${version}` });
  });
  return found;
}

/** `"name": {` … `"version": "==1.2"`, as pipenv writes it, a key a line. */
function inPipfile(file: string, lines: readonly string[]): readonly Wanted[] {
  const found: Wanted[] = [];
  let name: string | null = null;
  lines.forEach((text, index) => {
    const named = /^ {8}"([\w.-]+)": \{/.exec(text)?.[1];
    const version = /^ {12}"version": "(==[^"]+)"/.exec(text)?.[1];
    if (named !== undefined) name = plain(named);
    if (name !== null && version !== undefined) found.push({ name, file, line: index + 1, specifiers: version });
  });
  return found;
}

/**
 * What the text of one requirement asks for: `name[extra] >=1,<2 ; marker` (PEP 508), or `name = "^1.2"` and
 * `name = {version = "…"}` (Poetry, Pipfile). Null for a URL, a path or a file that it includes.
 */
export function specifiersIn(text: string, name: string): { readonly specifiers: string; readonly conditional: boolean } | null {
  const pattern = name.split("-").map((part) => part.replace(/[^a-z0-9]/g, "\\$&")).join("[-_.]+");
  const [, rest] = new RegExp(`(?<![\\w.-])${pattern}(?![\\w-])\\s*(?:\\[[^\\]]*\\])?\\s*(.*)$`, "is").exec(text) ?? [];
  if (rest === undefined || /^["']?\s*@/.test(rest)) return null;
  if (/^=[^=]/.test(rest)) {
    const table = /\{/.test(rest);
    if (table && /\b(?:path|git|url)\s*=/.test(rest)) return null;
    const value = table ? /version\s*=\s*["']([^"']*)["']/.exec(rest)?.[1] : /["']([^"']*)["']/.exec(rest)?.[1];
    return { specifiers: (value ?? "").trim(), conditional: table && /\b(?:markers|python|platform|optional)\b|sys_platform|python_version/.test(rest) };
  }
  const [wanted = ""] = /^[^;"'#]*/.exec(rest) ?? [];
  return { specifiers: wanted.replace(/\\\s*$|\s--.*$/s, "").trim().replace(/,$/, ""), conditional: /^[^"'#]*;/.test(rest) };
}

/** Installed distributions that the project's own code imports and no list of requirements names. */
export function undeclared({ manifests, environment, sources }: Known & Pick<Dossier, "sources">, own: (file: string) => boolean): readonly { readonly name: string; readonly file: string; readonly line: number }[] {
  const lists = requirements({ manifests });
  if (lists.length === 0) return [];
  const named = new Set(lists.flatMap((list) => list.entries.map((entry) => entry.name)));
  const givers = new Map<string, string[]>();
  for (const dist of environment.distributions) if (dist.editable === null) for (const module of dist.modules) givers.set(module, [...(givers.get(module) ?? []), plain(dist.name)]);
  const found = new Map<string, { readonly name: string; readonly file: string; readonly line: number }>();
  for (const [file, source] of sources) {
    if (!own(file)) continue;
    for (const { module, level, line, type_checking: typing } of source.imports) {
      const names = level > 0 || typing ? [] : (givers.get(module.split(".")[0] ?? "") ?? []);
      const [name] = names;
      if (name !== undefined && !names.some((one) => named.has(one)) && !found.has(name)) found.set(name, { name, file, line });
    }
  }
  return [...found.values()];
}

const MOST = 20;

/** Where declared, installed, locked and imported distributions disagree, for people; without what agrees. */
export function dependencyFacts(known: Known & Pick<Dossier, "sources">, own: (file: string) => boolean): Record<string, string> {
  const wishes = unmet(known);
  const told = {
    "declared, not installed": wishes.filter((one) => one.installed === null).map((one) => `${one.name}${one.specifiers} (${one.file}:${String(one.line)})`),
    "installed otherwise than declared": wishes.filter((one) => one.installed !== null && one.by === "manifest").map((one) => `${one.name} ${one.installed ?? ""}, not ${one.specifiers} (${one.file}:${String(one.line)})`),
    "installed otherwise than locked": wishes.filter((one) => one.by === "lock").map((one) => `${one.name} ${one.installed ?? ""}, not ${one.specifiers} (${one.file}:${String(one.line)})`),
    "imported, not declared": undeclared(known, own).map((one) => `${one.name} (${one.file}:${String(one.line)})`),
  };
  return Object.fromEntries(Object.entries(told).filter(([, list]) => list.length > 0).map(([what, list]) => [what, [...list.slice(0, MOST), ...(list.length > MOST ? [`${String(list.length - MOST)} more`] : [])].join(", ")]));
}
