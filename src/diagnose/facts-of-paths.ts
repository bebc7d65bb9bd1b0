/** Paths that the sources build from the place of a file (`__file__`), and whether the checkout has them. */
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";
import { grep, textAt, type At } from "./facts-of-sources.js";

export interface Wanted extends At {
  /** Relative to the project. */
  readonly path: string;
}

/** `NAME / "a" / "b.csv"`, `join(NAME, "b.csv")`, `NAME.joinpath("b.csv")`. */
const JOINED = /\b([A-Za-z_]\w*)((?:\s*\/\s*["'][^"'{}]+["'])+)|\bjoin\(\s*([A-Za-z_]\w*)\s*,\s*((?:["'][^"'{}]+["']\s*,?\s*)+)\)|\b([A-Za-z_]\w*)\.joinpath\(\s*((?:["'][^"'{}]+["']\s*,?\s*)+)\)/g;
/** A name that ends like a file's. */
const FILE = /\.[A-Za-z]\w{0,7}$/;
/** The line makes what it names. */
const WRITES = /\b(?:write_text|write_bytes|touch|mkdir|makedirs|unlink|copy\w*|rename|replace|dump|savefig|rmtree)\b|open\([^)]*["'][wax]/;
/** Or it asks whether that is there. */
const MAKES = new RegExp(`${WRITES.source}|\\b(?:exists|is_file)\\b`);

/** Files that lines of a file name, anchored in the checkout, and that are not there. */
export function absentFiles(dossier: Dossier, file: string, from: number, to: number): readonly Wanted[] {
  if (dossier.others === null) return [];
  const there = new Set([...dossier.files, ...dossier.others]);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((line) =>
    named(dossier, file, textAt(dossier, file, line)).filter((path) => FILE.test(path) && !there.has(path)).map((path) => ({ file, line, path })));
}

/** Places of the checkout that files bind to names, anchored there, under which there is nothing: folders as well as files; none that the project makes itself. */
export function absentPlaces(dossier: Dossier, files: readonly string[]): readonly (Wanted & { readonly name: string })[] {
  if (dossier.others === null) return [];
  const there = [...dossier.files, ...dossier.others];
  const isThere = (path: string): boolean => there.some((one) => one === path || one.startsWith(`${path}/`));
  return files.flatMap((file) => {
    const source = dossier.sources.get(file);
    return [...(source?.globals ?? []), ...(source?.class_attributes ?? [])].flatMap(({ name, line }) => {
      const made = grep(dossier, new RegExp(`\\b${escape(name)}\\b`)).some(({ text }) => WRITES.test(text));
      return made ? [] : named(dossier, file, textAt(dossier, file, line)).filter((path) => path !== "" && !isThere(path)).map((path) => ({ file, line, path, name }));
    });
  });
}

function named(dossier: Dossier, file: string, text: string): readonly string[] {
  if (MAKES.test(text) || /^\s*#/.test(text)) return [];
  const direct = anchored(file, text);
  if (direct !== null) return [direct];
  return [...text.matchAll(JOINED)].flatMap((found) => {
    const name = found[1] ?? found[3] ?? found[5] ?? "";
    const value = dossier.sources.get(file)?.globals.find((one) => one.name === name);
    const base = value === undefined ? null : anchored(file, textAt(dossier, file, value.line));
    return base === null ? [] : [[base, ...literals(found[2] ?? found[4] ?? found[6] ?? "")].filter((part) => part !== "").join("/")];
  });
}

/** What an expression on `__file__` means, relative to the project; null for one that leaves it or is of another kind. */
function anchored(file: string, text: string): string | null {
  const at = text.indexOf("__file__");
  if (at < 0) return null;
  const up = (text.match(/\.parent\b|\bdirname\(/g) ?? []).length + [...text.matchAll(/\.parents\[(\d+)\]/g)].reduce((sum, found) => sum + Number(found[1]) + 1, 0);
  const folders = file.split("/");
  return up === 0 || up > folders.length ? null : [...folders.slice(0, folders.length - up), ...literals(text.slice(at))].join("/");
}

function literals(text: string): readonly string[] {
  return [...text.matchAll(/["']([^"'{}]+)["']/g)].flatMap((found) => (found[1] ?? "").split("/")).filter((part) => part !== "" && part !== ".");
}
