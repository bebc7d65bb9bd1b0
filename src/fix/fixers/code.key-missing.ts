/** Adds the key that is missing, where its value is shown: an entry of a table as its siblings are, a step that fills a mapping; or spells it as the table does. */
import type { SyntaxNode } from "@lezer/common";
import { isA, raised } from "../../diagnose/facts-of-frames.js";
import { literal, withLiteral } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { before, funcOn } from "../functions.js";
import { exchanges, isArgumentOf, nowCalled } from "../members.js";
import { mentions } from "../mentions.js";
import { child, children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { bodyOf, namesOf } from "../statements.js";

export const keyMissing: Fixer = {
  kinds: ["code.key-missing"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const shown = raised(dossier).find((one) => isA(one.exception, "KeyError") && one.exception.key !== null)?.exception.key ?? null;
    const key = /^(["'])([^\\]*)\1$/s.exec(shown ?? "")?.[2];
    const code = file === null ? null : source(file);
    if (code === null || line === null || key === undefined) return [];
    const table = nodesOf(code, ["DictionaryExpression"], [line, line]).map((node) => tableOf(code, node)).find((one) => one.entries.length > 1 && !one.entries.some((e) => e.key === key) && lineAt(code.text, one.node.from) <= line);
    return [...respelt(patient, code, line, key, table ?? null), ...filled(patient, code, line, key), ...(table === undefined ? [] : entered(patient, code, table, key))];
  },
};

/** Calls that look their argument up. */
const LOOKS_UP = /^(?:operator\.)?itemgetter$|\.(?:get|pop|__getitem__)$/;

interface Entry {
  /** Null where it is no plain text. */
  readonly key: string | null;
  readonly at: SyntaxNode;
  readonly value: SyntaxNode;
}

interface Table {
  readonly node: SyntaxNode;
  readonly entries: readonly Entry[];
}

function tableOf(source: Source, node: SyntaxNode): Table {
  const parts = children(node);
  const entries = parts.flatMap((part, i): Entry[] => {
    const [at, value] = [parts[i - 1], parts[i + 1]];
    return part.name === ":" && at !== undefined && value !== undefined ? [{ key: literal(source, at), at, value }] : [];
  });
  return { node, entries };
}

/** The key as the change, or one letter, made it another: in the look-up, or in the table. */
function respelt(patient: Patient, source: Source, line: number, key: string, table: Table | null): readonly Proposal[] {
  const { dossier } = patient;
  const known = new Set(table === null ? writtenKeys(patient, key) : table.entries.flatMap((e) => e.key ?? []));
  return nowCalled(dossier, key, known).flatMap((name): readonly Proposal[] => {
    const entry = table?.entries.find((e) => e.key === name);
    // The change renamed the entry: whoever looks it up comes after.
    if (entry !== undefined && exchanges(dossier.culprit ?? dossier.change ?? []).get(key)?.has(name) === true) {
      const changes = new Changes(patient);
      for (const other of mentions(patient, key).filter(({ file }) => !dossier.isTest(file)))
        changes.add(other, nodesOf(other, ["String"]).filter((node) => literal(other, node) === key && (node.parent?.name === "MemberExpression" || isArgumentOf(other, node, LOOKS_UP))).map((node) => withLiteral(other, node, name)));
      return changes.propose(`looks \`${name}\` up for \`${key}\`, as the entry is called now`);
    }
    // The table is what is spelt otherwise, where nothing looks its own form up.
    if (entry !== undefined && !mentions(patient, name).some((other) => nodesOf(other, ["String"]).some((node) => literal(other, node) === name && node.from !== (other.file === source.file ? entry.at.from : -1))))
      return new Changes(patient).add(source, [withLiteral(source, entry.at, key)]).propose(`calls the entry \`${name}\` \`${key}\`, as it is looked up`);
    const places = nodesOf(source, ["String"], [line, line]).filter((node) => literal(source, node) === key && (node.parent?.name === "MemberExpression" || node.parent?.name === "ArgList"));
    return places.length === 0 ? [] : new Changes(patient).add(source, places.map((node) => withLiteral(source, node, name))).propose(`looks \`${name}\` up, which is there, for \`${key}\``);
  });
}

/** Keys that the project's own code writes: entries of mappings and stores into them. */
function writtenKeys(patient: Patient, key: string): readonly string[] {
  const near = patient.dossier.files.filter((file) => patient.dossier.firstParty(file) && !patient.dossier.isTest(file)).flatMap((file) => patient.source(file) ?? []);
  return near.flatMap((source) => [
    ...nodesOf(source, ["DictionaryExpression"]).flatMap((node) => tableOf(source, node).entries.flatMap((e) => e.key ?? [])),
    ...nodesOf(source, ["AssignStatement"]).flatMap((node) => (node.firstChild?.name === "MemberExpression" ? children(node.firstChild).flatMap((part) => literal(source, part) ?? []) : [])),
  ]).filter((one) => one !== key);
}

/** One more entry, made as its siblings are: their values are forms of their keys. */
function entered(patient: Patient, source: Source, { entries }: Table, key: string): readonly Proposal[] {
  const names = namesOf(source);
  const values = entries.flatMap(({ key: sibling, value }): string[] => {
    const text = textOf(source, value);
    const form = sibling === null ? undefined : FORMS.find((one) => one(sibling) !== "" && text.includes(one(sibling)));
    if (sibling === null || form === undefined || form(key) === "") return [];
    const made = text.replaceAll(form(sibling), form(key));
    // Of code, what it speaks of has to be there.
    return value.name === "String" || (made.match(/[A-Za-z_]\w*/g) ?? []).every((word) => names.has(word) || text.includes(word)) ? [made] : [];
  });
  const last = entries.at(-1);
  if (last === undefined) return [];
  const { text } = source;
  const alone = lineAt(text, last.at.from) !== lineAt(text, entries[0]?.at.from ?? 0);
  const comma = children(last.at.parent ?? last.at).filter((one) => one.name === "," && one.from >= last.value.to)[0];
  const quote = text[last.at.from] === "'" ? "'" : '"';
  const lead = alone ? (/\n[ \t]*$/.exec(text.slice(0, last.at.from))?.[0] ?? " ") : " ";
  return [...new Set(values)].slice(0, 2).flatMap((value) => {
    const entry = `${quote}${key}${quote}: ${value}`;
    const change = comma === undefined ? { from: last.value.to, to: last.value.to, insert: `,${lead}${entry}` } : { from: comma.to, to: comma.to, insert: `${lead}${entry}${alone ? "," : ""}` };
    return new Changes(patient).add(source, [change]).propose(`adds the entry for \`${key}\`, made as the others are`);
  });
}

/** How names appear in other names: `pdf_page`, `PDF_PAGE`, `PdfPage`, `pdfPage`. */
const FORMS: readonly ((key: string) => string)[] = [
  (key) => key, (key) => key.toUpperCase(),
  (key) => key.split(/[_\-\s]+/).map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join(""),
  (key) => key.replace(/[-\s]+/g, "_"),
];

/** A function that brings a mapping up to date, without this key: the value is the one with which the project makes new ones. */
function filled(patient: Patient, source: Source, line: number, key: string): readonly Proposal[] {
  const func = funcOn(source, line);
  if (func === null || patient.dossier.isTest(source.file)) return [];
  const params = new Set(func.params.map((p) => p.name));
  const returned = bodyOf(func.node).at(-1);
  const value = returned?.name === "ReturnStatement" ? returned.lastChild : null;
  const name = value?.name === "VariableName" ? textOf(source, value) : undefined;
  if (returned === undefined || name === undefined || !params.has(name)) return [];
  // It sets keys of what it was given.
  const sets = nodesOf(source, ["AssignStatement"]).some((s) => s.from > func.node.from && s.to <= func.node.to && s.firstChild?.name === "MemberExpression" && s.firstChild.firstChild !== null && textOf(source, s.firstChild.firstChild) === name && child(s.firstChild, "[") !== null);
  if (!sets) return [];
  const quote = /\["/.test(textOf(source, func.node)) || !/\['/.test(textOf(source, func.node)) ? '"' : "'";
  return defaults(patient, key).slice(0, 2).flatMap((given) => {
    const change = before(source, returned, [`${name}.setdefault(${quote}${key}${quote}, ${given})`]);
    return change === null ? [] : new Changes(patient).add(source, [change]).propose(`sets \`${key}\` to \`${given}\`, with which new ones are made`);
  });
}

/** What new mappings hold under the key: a plain value, or the default of the parameter that it is. */
function defaults(patient: Patient, key: string): readonly string[] {
  const found = mentions(patient, key).filter(({ file }) => !patient.dossier.isTest(file)).flatMap((source) =>
    nodesOf(source, ["DictionaryExpression"]).flatMap((node) => tableOf(source, node).entries.filter((e) => e.key === key).flatMap(({ value }): string[] => {
      if (/^(?:String|Number|Boolean|None)$/.test(value.name)) return [textOf(source, value)];
      if (/^(?:ArrayExpression|DictionaryExpression)$/.test(value.name) && children(value).length === 2) return [textOf(source, value)];
      const param = value.name !== "VariableName" ? undefined : funcOn(source, lineAt(source.text, value.from))?.params.find((p) => p.name === textOf(source, value));
      return param?.value != null && /^(?:String|Number|Boolean|None)$/.test(param.value.name) ? [textOf(source, param.value)] : [];
    })));
  return [...new Set(found)];
}
