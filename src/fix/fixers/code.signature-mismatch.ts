/** Makes a call fit its definition, where the change, the definition or the other calls show the new form. */
import type { Dossier } from "../../diagnose/dossier.js";
import { isA, raised } from "../../diagnose/facts-of-frames.js";
import { similar, tail } from "../../diagnose/facts-of-sources.js";
import { typesNear } from "../../diagnose/place.js";
import { differences, likeness, matched } from "../align.js";
import { callsIn, literal, withArgument, withLiteral, withoutArgument, type Call } from "../calls.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { funcOf, funcOn, type Func, type Parameter } from "../functions.js";
import { exchanges } from "../members.js";
import { mentions } from "../mentions.js";
import { edited } from "../project.js";
import { lineAt, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";

/** How a call and its definition disagree. */
interface Gap {
  readonly qualname: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly missing: readonly string[];
  readonly unexpected: readonly string[];
  readonly excess: number;
}

interface Site {
  readonly source: Source;
  readonly call: Call;
  readonly def: Func | null;
  readonly gap: Gap;
}

export const signatureMismatch: Fixer = {
  kinds: ["code.signature-mismatch", "types.attribute"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const gap = gapOf(dossier, patient.root);
    const code = file === null ? null : source(file);
    if (gap === null || code === null || line === null) return [];
    const name = calledBy(gap.qualname);
    const calls = callsIn(code, [line, line]).filter(({ func, from, to }) => tail(func) === name && lineAt(code.text, from) <= line && line <= lineAt(code.text, to + 1));
    const [call, ...more] = calls;
    if (call === undefined || more.length > 0 || call.args.some(({ from }) => code.text.startsWith("*", from))) return [];
    const site = { source: code, call, def: definitionOf(patient, gap), gap };
    return [...renamedKeyword(dossier, site), ...byKeyword(site), ...dropped(dossier, site), ...given(patient, site)];
  },
};

const calledBy = (qualname: string): string => tail(tail(qualname) === "__init__" ? qualname.slice(0, -".__init__".length) : qualname);

function gapOf(dossier: Dossier, { file, line }: Patient["root"]): Gap | null {
  const found = raised(dossier).find(({ exception }) => isA(exception, "TypeError") && exception.call !== null)?.exception.call;
  if (found !== undefined && found !== null) return found;
  // mypy/messages.py: the names that it puts in quotes.
  const error = file === null || line === null ? undefined : typesNear(dossier, file, line).find((one) => one.line === line && one.code === "call-arg");
  const name = /for "([\w.]+)"(?: of "(\w+)")?/.exec(error?.message ?? "");
  if (error === undefined || name === null) return null;
  const missing = [...(/^Missing (?:named|positional) arguments? (.*) in call/.exec(error.message)?.[1] ?? "").matchAll(/"(\w+)"/g)].map((m) => m[1] ?? "");
  const unexpected = /Unexpected keyword argument "(\w+)"/.exec(error.message)?.[1];
  const qualname = name[2] === undefined ? (name[1] ?? "") : `${name[2]}.${name[1] ?? ""}`;
  return { qualname, file: null, line: null, missing, unexpected: unexpected === undefined ? [] : [unexpected], excess: /^Too many/.test(error.message) ? 1 : 0 };
}

function definitionOf(patient: Patient, { qualname, file, line }: Gap): Func | null {
  const own = [...patient.dossier.sources].filter(([name]) => patient.dossier.firstParty(name) && (file === null || name === file))
    .flatMap(([name, facts]) => facts.defs.filter((def) => def.kind !== "class" && (def.qualname === qualname || def.qualname === `${qualname}.__init__`)).map((def) => ({ name, def })))
    .filter(({ def }) => line === null || Math.abs(def.line - line) <= 5 || tail(def.qualname) === "__init__");
  const [only, ...more] = own;
  const code = only === undefined || more.length > 0 ? null : patient.source(only.name);
  const node = code === null || only === undefined ? null : (nodesOf(code, ["FunctionDefinition"]).find((one) => funcOf(code, one)?.name === tail(only.def.qualname) && lineAt(code.text, one.from) >= only.def.line && lineAt(code.text, one.from) <= only.def.end_line) ?? null);
  return code === null || node === null ? null : funcOf(code, node);
}

/** Parameters that a caller gives, `self` left out. */
const parameters = (def: Func): readonly Parameter[] => def.params.filter((p, i) => !p.isStar && !(i === 0 && def.owner !== null && !def.decorators.some((d) => d.firstChild?.nextSibling?.name === "VariableName" && d.to - d.from === "@staticmethod".length)));

/** A keyword that was renamed: the change shows it, one name is missing for it, or it is a slip. */
function renamedKeyword(dossier: Dossier, { source, call, def, gap }: Site): readonly Proposal[] {
  const [old, ...more] = gap.unexpected;
  const names = new Set(def === null ? gap.missing : parameters(def).map((p) => p.name).filter((n) => !call.args.some((a) => a.name === n)));
  const argument = call.args.find((a) => a.name === old);
  if (old === undefined || more.length > 0 || argument === undefined) return [];
  const shown = [...(exchanges(dossier.culprit ?? dossier.change ?? []).get(old)?.keys() ?? [])].filter((n) => names.has(n));
  const [sole, ...others] = gap.missing;
  const near = similar(old, names);
  const found = [...new Set([...shown, ...(sole !== undefined && others.length === 0 ? [sole] : []), ...(near === null ? [] : [near])])];
  return found.map((name) => one(source, [{ from: argument.from, to: argument.from + old.length, insert: name }], `gives \`${old}\` as \`${name}\`, as \`${gap.qualname}\` calls it`));
}

/** Positional arguments whose parameters can only be given by keyword now. */
function byKeyword({ source, call, gap, def }: Site): readonly Proposal[] {
  const positional = call.args.filter((a) => a.name === null);
  const late = positional.slice(positional.length - gap.excess);
  if (gap.excess === 0 || def === null || late.length !== gap.excess) return [];
  // In the order of the definition: the names that keywords alone reach.
  const star = def.list.getChildren("*")[0]?.from;
  const only = star === undefined ? [] : parameters(def).filter((p) => p.node.from > star && !call.args.some((a) => a.name === p.name)).map((p) => p.name);
  const names = gap.missing.length > 0 ? gap.missing.filter((n) => only.includes(n)) : only;
  if (names.length < late.length) return [];
  return [one(source, late.map((a, n) => ({ from: a.from, to: a.from, insert: `${names[n] ?? ""}=` })), `gives ${names.slice(0, late.length).map((n) => `\`${n}\``).join(", ")} by keyword, as \`${gap.qualname}\` asks`)];
}

/** An argument whose parameter the change took away. */
function dropped(dossier: Dossier, { source, call, gap, def }: Site): readonly Proposal[] {
  const shown = new Set((dossier.culprit ?? dossier.change ?? []).flatMap((f) => f.hunks).filter((h) => h.removed.some((t) => /\bdef\b|^\s+\w+\s*[:=,]/.test(t))).flatMap((h) => h.removed).flatMap((t) => [...t.matchAll(/\b\w+\b/g)].map((m) => m[0])));
  const keyword = call.args.filter((a) => a.name !== null && gap.unexpected.includes(a.name));
  if (gap.missing.length === 0 && keyword.length === 1 && keyword[0] !== undefined && shown.has(keyword[0].name ?? "") && gap.excess === 0)
    return [one(source, [withoutArgument(call, keyword[0])], `no longer gives \`${keyword[0].name ?? ""}\`, which \`${gap.qualname}\` does not take any more`)];
  const positional = call.args.filter((a) => a.name === null);
  if (gap.excess !== 1 || def === null || gap.missing.length > 0) return [];
  return removedAt(dossier, def).flatMap((index) => {
    const argument = positional[index];
    return argument === undefined ? [] : [one(source, [withoutArgument(call, argument)], `no longer gives \`${textOf(source, argument.value)}\`, for which \`${gap.qualname}\` has no parameter any more`)];
  });
}

/** Where among its parameters the change took one out of a function. */
function removedAt(dossier: Dossier, def: Func): readonly number[] {
  const head = new RegExp(`\\bdef\\s+${def.name}\\s*\\((.*)\\)`);
  const names = (text: string): string[] => (head.exec(text)?.[1] ?? "").split(/,(?![^[(]*[\])])/).map((p) => p.trim().replace(/[:=].*/s, "").trim()).filter((n) => n !== "" && n !== "self" && n !== "cls");
  for (const { removed, added } of (dossier.culprit ?? dossier.change ?? []).flatMap((f) => f.hunks)) {
    const [was, is] = [removed.find((t) => head.test(t)), added.find((t) => head.test(t))];
    if (was === undefined || is === undefined) continue;
    const now = names(is);
    const gone = names(was).flatMap((name, n) => (now.includes(name) ? [] : [n]));
    if (gone.length === 1) return gone;
  }
  return [];
}

/** A missing argument: a name of the same meaning at hand, the value that the other calls give, or what the definition had written out before. */
function given(patient: Patient, site: Site): readonly Proposal[] {
  const { source, call, def, gap } = site;
  const [name, ...more] = gap.missing;
  if (name === undefined || more.length > 0 || gap.unexpected.length > 0 || gap.excess > 0) return [];
  const params = def === null ? [] : parameters(def);
  const index = params.findIndex((p) => p.name === name);
  const positional = call.args.filter((a) => a.name === null).length;
  const star = def?.list.getChildren("*")[0]?.from;
  const isLast = index === positional && call.args.every((a) => a.name === null) && !(star !== undefined && (params[index]?.node.from ?? 0) > star);
  const put = (value: string): string => (isLast ? value : `${name}=${value}`);
  return [...new Set([...atHand(patient, source, call, name), ...fromSiblings(patient, site, name, index), ...writtenOut(patient.dossier, name)])].map((value) =>
    one(source, [withArgument(source, call, put(value))], `gives \`${name}\` as \`${value}\``));
}

/** A parameter or variable of that name in the calling function, or a field of its object. */
function atHand({ dossier }: Patient, source: Source, call: Call, name: string): readonly string[] {
  const func = funcOn(source, lineAt(source.text, call.from));
  if (func === null) return [];
  const bound = func.params.some((p) => p.name === name) || nodesOf(source, ["AssignStatement"]).some((s) => s.from > func.node.from && s.to < call.from && s.firstChild?.name === "VariableName" && textOf(source, s.firstChild) === name);
  const field = func.params[0]?.name === "self" && func.owner !== null && (dossier.lines.get(source.file) ?? []).some((text, n) => new RegExp(`\\bself\\.${name}\\s*(?::[^=]+)?=(?!=)`).test(text) && n + 1 >= lineAt(source.text, func.owner?.from ?? 0) && n + 1 <= lineAt(source.text, func.owner?.to ?? 0));
  return [...(bound ? [name] : []), ...(field ? [`self.${name}`] : [])];
}

/** What the other calls give: where they agree; where a text says where the call stands (`topic="alert"` in alert.py), that of this place. */
function fromSiblings(patient: Patient, { source, call, gap }: Site, name: string, index: number): readonly string[] {
  const called = calledBy(gap.qualname);
  const values = mentions(patient, called).filter(({ file }) => !patient.dossier.isTest(file)).flatMap((other) =>
    callsIn(other).filter((one) => tail(one.func) === called && one.node.name === "CallExpression" && !(other.file === source.file && one.from === call.from)).flatMap((one) => {
      const argument = one.args.find((a) => a.name === name) ?? (index >= 0 && one.args.slice(0, index + 1).every((a) => a.name === null) ? one.args[index] : undefined);
      return argument === undefined ? [] : [{ other, value: argument.value, text: textOf(other, argument.value), words: literal(other, argument.value), site: one }];
    }));
  const [first] = values;
  if (first === undefined) return [];
  const here = placesOf(source, call.from);
  const local = values.flatMap(({ other, value, words, site }): string[] => {
    const at = words === null ? -1 : placesOf(other, site.from).indexOf(words);
    const mine = at < 0 ? undefined : here[at];
    return mine === undefined || mine === "" ? [] : [withLiteral(other, value, mine).insert];
  });
  const agreed = values.every((one) => one.text === first.text) && /^(?:["'].*["']|-?[\d.]+|True|False|None)$/s.test(first.text) ? [first.text] : [];
  return [...new Set([...local.slice(0, 1), ...agreed])];
}

/** What a place is called: its module, its folder, its function. */
function placesOf(source: Source, offset: number): readonly string[] {
  const parts = source.file.replace(/\.py$/, "").split("/");
  return [parts.at(-1) ?? "", parts.at(-2) ?? "", funcOn(source, lineAt(source.text, offset))?.name ?? ""];
}

/** The value that stood in the body before the change made a parameter of it. */
function writtenOut(dossier: Dossier, name: string): readonly string[] {
  const found = (dossier.culprit ?? dossier.change ?? []).flatMap((f) => f.hunks).flatMap(({ removed, added }) =>
    matched(removed, added, (a, b) => Math.max(0, likeness(a, b) - 0.3)).flatMap(([i, j]) => differences(removed[i] ?? "", added[j] ?? ""))
      .filter(({ before, now }) => now.length === 1 && now[0] === name && before.length === 1 && /^(?:["']|-?\d)|^(?:True|False|None)$/.test(before[0] ?? "")).map(({ before }) => before[0] ?? ""));
  return [...new Set(found)].length === 1 ? found.slice(0, 1) : [];
}

const one = (source: Source, changes: readonly Change[], summary: string): Proposal => ({ summary, edits: [edited(source, changes)] });
