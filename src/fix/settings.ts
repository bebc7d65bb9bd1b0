/** Lists in settings files: their entries, and one more of them, in the form that the file has. */
import { sectionsIn, type Section } from "../diagnose/facts-of-manifests.js";
import type { Patient } from "./fix.js";
import { lineStart, newlineOf, rewrite } from "../syntax/source.js";

/** The heads under which pytest's settings stand, by the file's name. */
export function pytestHeader(file: string): RegExp {
  if (/pyproject\.toml$/.test(file)) return /^\[tool\.pytest(?:\.ini_options)?\]/;
  return /setup\.cfg$/.test(file) ? /^\[tool:pytest\]/ : /^\[pytest\]/;
}

interface Found {
  readonly text: string;
  readonly section: Section;
  readonly option: Section["options"][number] | undefined;
}

function find({ text }: Pick<Patient, "text">, file: string, name: string, header: RegExp): Found | null {
  const content = text(file);
  if (content === null) return null;
  const section = sectionsIn({ manifests: new Map([[file, content]]) }, file, header)[0];
  return section === undefined ? null : { text: content, section, option: section.options.find((one) => one.name === name) };
}

const isToml = (file: string): boolean => file.endsWith(".toml");

/** What a list holds: strings of an array in TOML; in ini form lines, or words where it is all on one line. */
export function entriesOf(patient: Pick<Patient, "text">, file: string, name: string, header = pytestHeader(file)): readonly string[] {
  const entry = find(patient, file, name, header)?.option;
  if (entry === undefined) return [];
  const value = entry.text.slice(entry.text.search(/[=:]/) + 1);
  if (isToml(file)) return [...value.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)].map((m) => m[1] ?? m[2] ?? "");
  const lines = value.split("\n").map((one) => one.trim()).filter((one) => one !== "" && !one.startsWith("#"));
  return lines.length === 1 && !/\n/.test(value.trimStart() === value ? value : value.trim()) && !value.startsWith("\n") ? (lines[0] ?? "").split(/\s+/) : lines;
}

/** The file's text with one more entry at the end of a list, which is made where it is not there; null where the section is missing or the list has another form. */
export function withEntry(patient: Pick<Patient, "text">, file: string, name: string, entry: string, where: "first" | "last" = "last", header = pytestHeader(file)): string | null {
  const found = find(patient, file, name, header);
  if (found === null) return null;
  const { text, section, option } = found;
  const end = newlineOf(text);
  if (option === undefined) {
    const at = lineStart(text, section.end + 1);
    const line = isToml(file) ? `${name} = ["${entry}"]` : name === "pythonpath" ? `${name} = ${entry}` : `${name} =${end}    ${entry}`;
    return rewrite(text, [{ from: at, to: at, insert: `${at === text.length && text !== "" && !text.endsWith("\n") ? end : ""}${line}${end}` }]);
  }
  const from = lineStart(text, option.line);
  const body = option.text;
  const made = isToml(file) ? inArray(body, entry, where) : inLines(body, entry, where, end);
  return made === null ? null : `${text.slice(0, from)}${made}${text.slice(from + body.length)}`;
}

function inArray(body: string, entry: string, where: "first" | "last"): string | null {
  const open = body.indexOf("[");
  const close = body.lastIndexOf("]");
  if (open < 0 || close < open) return null;
  const inside = body.slice(open + 1, close);
  const quote = /'/.test(inside) && !/"/.test(inside) ? "'" : '"';
  const item = `${quote}${entry}${quote}`;
  const strings = [...inside.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g)];
  const [first, last] = [strings[0], strings.at(-1)];
  if (first === undefined || last === undefined) return `${body.slice(0, open + 1)}${item}${body.slice(close)}`;
  const indent = /\n[ \t]*$/.exec(inside.slice(0, first.index))?.[0] ?? " ";
  if (where === "first") return `${body.slice(0, open + 1 + first.index)}${item},${indent}${body.slice(open + 1 + first.index)}`;
  const at = open + 1 + last.index + last[0].length;
  return `${body.slice(0, at)},${indent}${item}${body.slice(at)}`;
}

function inLines(body: string, entry: string, where: "first" | "last", end: string): string {
  const head = /^[^=:]*[=:][ \t]*/.exec(body)?.[0] ?? body;
  const rest = body.slice(head.length);
  const lines = rest.split("\n");
  if ((lines[0] ?? "").trim() === "" && lines.length > 1) {
    const indent = /^[ \t]*/.exec(lines.slice(1).find((one) => one.trim() !== "") ?? "    ")?.[0] ?? "    ";
    if (where === "first") return `${head.trimEnd()}${end}${indent}${entry}\n${lines.slice(1).join("\n")}`;
    const trimmed = body.trimEnd();
    return `${trimmed}${end}${indent}${entry}${body.slice(trimmed.length)}`;
  }
  const value = rest.trimEnd();
  return where === "first" ? `${head}${entry} ${rest}` : `${head}${value}${value === "" ? "" : " "}${entry}${rest.slice(value.length)}`;
}

/** The file's text with these entries of a list in this order, in the list's own form; null where the list is not there or has another form. */
export function withEntries(patient: Pick<Patient, "text">, file: string, name: string, entries: readonly string[], header = pytestHeader(file)): string | null {
  const found = find(patient, file, name, header);
  const option = found?.option;
  if (found === null || option === undefined) return null;
  const there = entriesOf(patient, file, name, header);
  // The same words change places; nothing else of the text does.
  let body = option.text;
  const marks = there.map((_, i) => `\u0000${String(i)}\u0000`);
  let at = body.search(/[=:]/) + 1;
  for (const [i, word] of there.entries()) {
    const index = body.indexOf(word, at);
    if (index < 0) return null;
    body = `${body.slice(0, index)}${marks[i] ?? ""}${body.slice(index + word.length)}`;
    at = index + (marks[i] ?? "").length;
  }
  const kept = entries.slice(entries.length - there.length);
  marks.forEach((mark, i) => { body = body.replace(mark, kept[i] ?? ""); });
  const from = lineStart(found.text, option.line);
  const text = `${found.text.slice(0, from)}${body}${found.text.slice(from + option.text.length)}`;
  const extra = entries.slice(0, entries.length - there.length).reverse();
  return extra.reduce<string | null>((all, entry) => (all === null ? null : withEntry({ text: (one) => (one === file ? all : patient.text(one)) }, file, name, entry, "first", header)), text);
}
