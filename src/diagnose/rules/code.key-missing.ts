/** A key that a table of the project, written out in its source, does not have; or that the code which fills a mapping leaves out. */
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, raised, raisedIn } from "../facts-of-frames.js";
import { importedFile, textAt, type At } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";
import { suspected } from "../suspects.js";
import { symptom } from "../symptoms.js";

/** A dictionary that is written out and not empty. */
const WRITTEN_OUT = /^\s*\{\s*[^}\s]/;
/** More lines of a table are not read. */
const LONGEST = 400;

interface Table extends At {
  readonly name: string;
  readonly text: string;
}

function match(dossier: Dossier): readonly Finding[] {
  const tables = fromTables(dossier);
  // A table that is written out without the key says more than any run.
  return tables.length > 0 ? tables : fromRuns(dossier);
}

/** Where no table says it, the line that the tests' runs point to: one that fills the mapping without the key, before the lookup. */
function fromRuns(dossier: Dossier): readonly Finding[] {
  if (symptom(dossier) !== "code.key-missing") return [];
  const exception = raised(dossier)[0]?.exception;
  const list = (dossier.spectrum ?? []).filter(({ file }) => !dossier.isTest(file));
  return suspected(dossier, list, {
    kind: "code.key-missing", says: `leaves ${exception?.key == null ? "what is looked up" : `\`${exception.key}\``} out, so that ${failing(dossier)} ends in \`${exception?.type ?? "KeyError"}\``,
    disprovedBy: "what is looked up is there after this line",
  });
}

function fromTables(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight }) => {
    const frame = deepest(dossier, exception);
    const { key } = exception;
    if (!isA(exception, "KeyError") || frame === undefined || key === null || key === "None" || raisedIn(exception, "os.py", "__getitem__")) return [];
    return tables(dossier, frame, key).filter((table) => !table.text.includes(key.replace(/^['"]|['"]$/g, ""))).map((table) => {
      const make = (at: At, score: number, claim: string): Finding =>
        finding(dossier, {
          kind: "code.key-missing", at: { file: at.file, line: at.line }, score: score * weight, claim,
          statement: `The table \`${table.name}\` at ${where(table)} has no entry for \`${key}\`, which \`${frame.file}:${String(frame.line)}\` looks up in it, so ${failing(dossier)} ends in \`KeyError\`.`,
          quotes: at === table ? [{ file: frame.file, lines: [frame.line, frame.line], claim: "looks the key up" }] : [], disprovedBy: `\`${key} in ${table.name}\` is true there`,
        });
      return [make(table, 0.8, `lists the entries of \`${table.name}\``), make({ file: frame.file, line: frame.line }, 0.55, "looks the key up")];
    }).flat();
  });
}

/** Tables at module level, written out with literal keys, that the failing line subscripts by their name: with the key itself where it is spelt there. */
function tables(dossier: Dossier, frame: At, key: string): readonly Table[] {
  const text = textAt(dossier, frame.file, frame.line);
  const spelt = [...text.matchAll(/([A-Za-z_][\w.]*)\s*\[\s*(["'][^"']*["'])\s*\]/g)].filter((found) => found[2]?.slice(1, -1) === key.slice(1, -1));
  const names = (spelt.length > 0 ? spelt : [...text.matchAll(/([A-Za-z_][\w.]*)\s*\[/g)]).map((found) => found[1] ?? "");
  return names.flatMap((dotted) => {
    const [head = "", ...rest] = dotted.split(".");
    const onClass = rest.length > 0 ? classTable(dossier, rest.at(-1) ?? "") : null;
    if (onClass !== null) return [onClass];
    const source = dossier.sources.get(frame.file);
    const local = rest.length === 0 ? tableIn(dossier, frame.file, head) : null;
    if (local !== null) return [local];
    const one = source?.imports.find((entry) => entry.names.some((name) => (name.as ?? name.name) === head) || entry.module === head);
    const original = one?.names.find((name) => (name.as ?? name.name) === head)?.name ?? head;
    if (one === undefined) return [];
    const byName = importedFile(dossier, frame.file, one.module, one.level);
    const byModule = importedFile(dossier, frame.file, one.module === "" ? original : `${one.module}.${original}`, one.level);
    const found = (rest[0] !== undefined && byModule !== null ? tableIn(dossier, byModule, rest[0]) : null) ?? (byName === null ? null : tableIn(dossier, byName, rest[0] ?? original));
    return found === null ? [] : [found];
  });
}

/** A table that is a class attribute, where only one class of the project has one of that name. */
function classTable(dossier: Dossier, name: string): Table | null {
  const found = [...dossier.sources].flatMap(([file, source]) => source.class_attributes.filter((one) => one.name === name && WRITTEN_OUT.test(one.value)).map((one) => ({ file, ...one })));
  const [only, ...more] = found;
  return only === undefined || more.length > 0 ? null : { file: only.file, line: only.line, name: `${only.owner}.${name}`, text: textOf(dossier, only.file, only.line) };
}

function tableIn(dossier: Dossier, file: string, name: string): Table | null {
  const found = dossier.sources.get(file)?.globals.find((global) => global.name === name && WRITTEN_OUT.test(global.value));
  return found === undefined ? null : { file, line: found.line, name, text: textOf(dossier, file, found.line) };
}

/** The lines of a display: up to the one that closes at the indentation of its beginning. */
function textOf(dossier: Dossier, file: string, start: number): string {
  const lines = dossier.lines.get(file) ?? [];
  const indent = /^\s*/.exec(lines[start - 1] ?? "")?.[0] ?? "";
  const open = /[[{(]\s*(#.*)?$/.test(lines[start - 1] ?? "");
  let end = start;
  while (open && end < lines.length && end < start + LONGEST && !(lines[end] ?? "").startsWith(`${indent}}`) && !(lines[end] ?? "").startsWith(`${indent})`)) end += 1;
  return lines.slice(start - 1, end).join("\n");
}

export const rule: Rule = { kind: "code.key-missing", match };
