/** Places in configuration and manifest files. They are read line by line, since it is lines that findings point at. */
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";

export interface Section {
  readonly file: string;
  /** Line of the header. */
  readonly line: number;
  /** Last line that is not blank. */
  readonly end: number;
  readonly options: readonly { readonly name: string; readonly line: number; readonly end: number; readonly text: string }[];
}

/** Where each tool's settings may stand, in the order in which the tool itself looks. */
const HOMES = {
  pytest: [
    [/(^|\/)\.?pytest\.ini$/, /^\[pytest\]/], [/(^|\/)\.?pytest\.toml$/, /^\[pytest\]/], [/(^|\/)pyproject\.toml$/, /^\[tool\.pytest(\.ini_options)?\]/],
    [/(^|\/)tox\.ini$/, /^\[pytest\]/], [/(^|\/)setup\.cfg$/, /^\[tool:pytest\]/],
  ],
  mypy: [
    [/(^|\/)\.?mypy\.ini$/, /^\[mypy\]/], [/(^|\/)pyproject\.toml$/, /^\[tool\.mypy\]/], [/(^|\/)setup\.cfg$/, /^\[mypy\]/],
  ],
} as const;

/** Sections that hold a tool's settings, the one in force first. */
export function sections(dossier: Dossier, tool: keyof typeof HOMES): readonly Section[] {
  const found = HOMES[tool].flatMap(([name, header]) =>
    [...dossier.manifests.keys()].filter((file) => name.test(file)).sort((a, b) => a.length - b.length)
      .flatMap((file) => sectionsIn(dossier, file, header)));
  const ini = dossier.session?.inipath?.replaceAll("\\", "/");
  if (tool !== "pytest" || ini === undefined) return found;
  const active = found.filter((one) => ini === one.file || ini.endsWith(`/${one.file}`)).sort((a, b) => b.file.length - a.file.length)[0];
  return active === undefined ? found : [active, ...found.filter((one) => one !== active)];
}

/** All sections of one file whose header matches. */
export function sectionsIn(dossier: Pick<Dossier, "manifests">, file: string, header: RegExp): readonly Section[] {
  const lines = (dossier.manifests.get(file) ?? "").split("\n");
  return lines.flatMap((text, index) => (header.test(text.trim()) ? [section(file, lines, index)] : []));
}

function section(file: string, lines: readonly string[], start: number): Section {
  const next = lines.findIndex((text, index) => index > start && /^\[/.test(text));
  let end = next < 0 ? lines.length : next;
  while (end > start + 1 && (lines[end - 1] ?? "").trim() === "") end -= 1;
  const heads = lines.slice(start + 1, end).flatMap((text, index) => {
    const name = /^(?:"([^"]+)"|([\w.:-]+))\s*[=:]/.exec(text);
    return name === null ? [] : [{ name: name[1] ?? name[2] ?? "", at: start + 1 + index }];
  });
  const options = heads.map(({ name, at }, index) => {
    const stop = heads[index + 1]?.at ?? end;
    return { name, line: at + 1, end: stop, text: lines.slice(at, stop).join("\n") };
  });
  return { file, line: start + 1, end, options };
}

/** An option of a tool's settings in force, or undefined. */
export function option(dossier: Dossier, tool: keyof typeof HOMES, name: string): (Section["options"][number] & { readonly file: string }) | undefined {
  for (const one of sections(dossier, tool)) {
    const found = one.options.find((entry) => entry.name === name);
    if (found !== undefined) return { ...found, file: one.file };
  }
  return undefined;
}

/** The line within an option's text that matches, else its first. */
export function lineOf(entry: { readonly line: number; readonly text: string }, pattern: RegExp): number {
  const index = entry.text.split("\n").findIndex((text) => pattern.test(text));
  return entry.line + Math.max(0, index);
}

/** A list of requirements in a manifest: where an entry would be added, and the entries by normalised name. */
export interface Requirements {
  readonly file: string;
  /** `test` for extras and groups of developers, `extra` for other extras. */
  readonly use: "run" | "test" | "extra";
  readonly entries: readonly { readonly name: string; readonly line: number; readonly text: string }[];
  readonly line: number;
}

const TEST_FILE = /(dev|test|ci|lint|type)/i;
/** Section, the options in it that are lists (null: the section's own keys are the entries), and what the list is for. */
const LISTS: readonly (readonly [RegExp, RegExp | null, Requirements["use"]])[] = [
  [/^\[project\]/, /^dependencies$/, "run"], [/^\[tool\.poetry\.dependencies\]/, null, "run"], [/^\[packages\]/, null, "run"],
  [/^\[options\]/, /^install_requires$/, "run"],
  [/^\[project\.optional-dependencies\]/, /(dev|test|ci|lint|typ)/i, "test"], [/^\[dependency-groups\]/, /./, "test"],
  [/^\[tool\.poetry\.(group\.\w+|dev)[.-]dependencies\]/, null, "test"], [/^\[dev-packages\]/, null, "test"],
  [/^\[options\.extras_require\]/, /(dev|test|ci|lint|typ)/i, "test"],
  [/^\[project\.optional-dependencies\]/, /^(?!.*(dev|test|ci|lint|typ))/i, "extra"], [/^\[options\.extras_require\]/, /^(?!.*(dev|test|ci|lint|typ))/i, "extra"],
];

/** Every list of requirements in the project's manifests. */
export function requirements(dossier: Pick<Dossier, "manifests">): readonly Requirements[] {
  return [...dossier.manifests.keys()].flatMap((file) => {
    if (/(^|\/)(requirements[\w.-]*|[\w.-]*requirements)\.(txt|in)$|(^|\/)requirements\/[\w.-]+\.(txt|in)$/.test(file)) return [requirementsFile(dossier, file)];
    if (/(^|\/)setup\.py$/.test(file)) return setupFile(dossier, file);
    if (!/(^|\/)(pyproject\.toml|setup\.cfg|Pipfile)$/.test(file)) return [];
    return LISTS.flatMap(([header, name, use]) => sectionsIn(dossier, file, header).flatMap((one) => list(one, name, use)));
  });
}

function list(one: Section, name: RegExp | null, use: Requirements["use"]): readonly Requirements[] {
  if (name === null)
    return [{ file: one.file, use, line: one.end, entries: one.options.map((entry) => ({ name: plain(entry.name), line: entry.line, text: entry.text })) }];
  return one.options.filter((entry) => name.test(entry.name)).map((entry) => {
    const lines = entry.text.split("\n");
    const entries = lines.flatMap((text, index) => {
      const body = index === 0 ? text.replace(/^[^=:]*[=:]/, "") : text;
      const names = body.includes('"') || body.includes("'") ? [...body.matchAll(/["']\s*([\w.-]+)[^"']*["']/g)] : [...body.matchAll(/^\s*([A-Za-z][\w.-]*)/g)];
      return names.map((match) => ({ name: plain(match[1] ?? ""), line: entry.line + index, text: body.trim() }));
    });
    return { file: one.file, use, line: entries.at(-1)?.line ?? entry.line, entries };
  });
}

/** `install_requires=[…]` and `tests_require=[…]`, written out in a call of `setup`. */
function setupFile(dossier: Pick<Dossier, "manifests">, file: string): readonly Requirements[] {
  const lines = (dossier.manifests.get(file) ?? "").split("\n");
  return lines.flatMap((text, start) => {
    const found = /\b(install_requires|tests_require)\s*=\s*\[/.exec(text);
    if (found === null) return [];
    const length = lines.slice(start).findIndex((line, index) => (index === 0 ? line.slice(line.indexOf("[")) : line).includes("]"));
    const entries = lines.slice(start, start + Math.max(0, length) + 1).flatMap((line, index) =>
      [...line.matchAll(/["']\s*([A-Za-z0-9][\w.-]*)[^"']*["']/g)].map((match) => ({ name: plain(match[1] ?? ""), line: start + index + 1, text: line.trim() })));
    return [{ file, use: found[1] === "tests_require" ? "test" : "run", entries, line: entries.at(-1)?.line ?? start + 1 }];
  });
}

function requirementsFile(dossier: Pick<Dossier, "manifests">, file: string): Requirements {
  const lines = (dossier.manifests.get(file) ?? "").split("\n");
  const entries = lines.flatMap((text, index) => {
    const match = /^\s*([A-Za-z0-9][\w.-]*)/.exec(text);
    return match === null ? [] : [{ name: plain(match[1] ?? ""), line: index + 1, text }];
  });
  return { file, use: TEST_FILE.test(file) ? "test" : "run", entries, line: entries.at(-1)?.line ?? 1 };
}

/** Names of distributions as PEP 503 compares them. */
export function plain(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}

/** The line at which a name belongs in a list: its alphabetical place where the list is sorted, else after the last. */
export function placeIn(one: Requirements, name: string): number {
  const names = one.entries.map((entry) => entry.name);
  const sorted = names.length > 1 && names.every((other, index) => index === 0 || (names[index - 1] ?? "") <= other);
  if (!sorted) return one.line;
  const before = one.entries.filter((entry) => entry.name < plain(name)).at(-1);
  return before?.line ?? one.entries[0]?.line ?? one.line;
}

/** The manifests' first line that holds a text as a whole word, in files whose name matches. */
export function mention(dossier: Dossier, text: string, files: RegExp): { readonly file: string; readonly line: number } | null {
  const pattern = new RegExp(`(?<![\\w./-])${escape(text)}(?![\\w])`);
  for (const [file, content] of dossier.manifests) {
    if (!files.test(file)) continue;
    const index = content.split("\n").findIndex((line) => pattern.test(line));
    if (index >= 0) return { file, line: index + 1 };
  }
  return null;
}
