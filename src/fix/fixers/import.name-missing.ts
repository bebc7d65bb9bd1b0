/** Imports a name from where it is, by the name that it has; or puts it back where it was lost on the way. */
import type { Dossier } from "../../diagnose/dossier.js";
import { deepest, isA, own, raised } from "../../diagnose/facts-of-frames.js";
import { ownModules } from "../../diagnose/facts-of-imports.js";
import { similar } from "../../diagnose/facts-of-sources.js";
import type { Edit, Fixer, Patient, Proposal } from "../fix.js";
import { boundName, importStatements, withImport, withoutNames, type ImportStatement } from "../imports.js";
import { absoluteName, edited, moduleOf, proposal, rankOf, relativeName } from "../project.js";
import { hunksOf, restored } from "../restore.js";
import { child, children, nodesOf, rewrite, textOf, type Change, type Source } from "../../syntax/source.js";
import { isRebound, renamed, usesOf } from "../usage.js";

/** What an import asked for and did not get. */
interface Lost {
  readonly name: string;
  /** Where it was looked for: its dotted name, and its file where there is one. */
  readonly module: string;
  readonly file: string | null;
  /** The module itself was not found, not a name in it. */
  readonly isModule: boolean;
}

export const nameMissing: Fixer = {
  kinds: ["import.name-missing"],
  propose(patient) {
    const { root, dossier } = patient;
    const seen = new Set<string>();
    return raised(dossier).flatMap(({ exception }) => {
      const frame = deepest(dossier, exception);
      const lost = lostIn(dossier, exception);
      if (frame === undefined || lost === null || seen.has(`${lost.module}.${lost.name}`)) return [];
      seen.add(`${lost.module}.${lost.name}`);
      if (lost.isModule) return elsewhere(patient, lost, frame.file);
      const handed = root.file === frame.file ? [] : handedOn(patient, lost);
      return [...handed, ...otherHome(patient, lost, frame.file), ...otherName(patient, lost, frame.file), ...(handed.length > 0 ? [] : handedOn(patient, lost))];
    });
  },
};

function lostIn(dossier: Dossier, exception: ReturnType<typeof raised>[number]["exception"]): Lost | null {
  const from = exception.import;
  if (!isA(exception, "ImportError") || from?.name == null) return null;
  if (isA(exception, "ModuleNotFoundError")) return { name: from.name.split(".").at(-1) ?? from.name, module: from.name, file: null, isModule: true };
  const file = from.path !== null && own(dossier, from.path) ? from.path : (ownModules(dossier, from.name)[0] ?? null);
  return from.from_name === null || file === null ? null : { name: from.from_name, module: from.name, file, isModule: false };
}

/** Names that a file binds at its top. */
function topNames(dossier: Dossier, file: string): readonly string[] {
  const source = dossier.sources.get(file);
  return source === undefined ? [] : [...source.defs.map((def) => def.qualname).filter((name) => !name.includes(".")), ...source.globals.map((one) => one.name)];
}

/** Files of the project, tests left out, that define a name at their top. */
const definers = (dossier: Dossier, name: string): readonly string[] =>
  [...dossier.sources.keys()].filter((file) => own(dossier, file) && !dossier.isTest(file) && topNames(dossier, file).includes(name));

/** The package used to hand the name on: `__all__` of a submodule that it takes all of, its own import, or what the change took away. */
function handedOn(patient: Patient, { name, file }: Lost): readonly Proposal[] {
  const { dossier, source } = patient;
  const code = file === null ? null : source(file);
  if (file === null || code === null) return [];
  const homes = definers(dossier, name);
  const starred = importStatements(code).filter((s) => s.names.some((n) => n.name === "*")).flatMap((s) => homes.filter((home) => moduleOf(dossier, home) === absoluteName(dossier, file, s.module?.text ?? "")));
  const listed = starred.flatMap((home) => {
    const at = source(home);
    const change = at === null ? null : intoAll(at, name);
    return at === null || change === null ? [] : proposal(`lists \`${name}\` in \`__all__\` again`, [edited(at, [change])]);
  });
  if (listed.length > 0) return listed;
  const hunks = hunksOf(dossier, file).filter(({ removed }) => removed.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  const back = hunks.length === 0 || hunks.some(({ removed }) => removed.some((text) => /^\s*(?:async\s+def|def|class)\b/.test(text))) ? null : restored(code.text, hunks);
  const again = back === null || homes.length !== 1 ? [] : proposal(`hands \`${name}\` on again`, [{ file, content: back }]);
  const [home] = homes;
  if (home === undefined || homes.length > 1 || !file.endsWith("__init__.py") || !home.startsWith(file.slice(0, -"__init__.py".length))) return again;
  const module = moduleOf(dossier, home);
  const relative = importStatements(code).some((s) => (s.module?.level ?? 0) > 0) || importStatements(code).length === 0 ? relativeName(dossier, file, module) : null;
  const all = intoAll(code, name);
  return [...again, ...proposal(`hands \`${name}\` on from \`${module}\``, [edited(code, [...withImport(code, relative ?? module, name, rankOf(patient)), ...(all === null ? [] : [all])])])];
}

/** The name in `__all__`, at its place where the list is sorted; null where there is no plain list, or it is in it. */
function intoAll(source: Source, name: string): Change | null {
  const list = nodesOf(source, ["AssignStatement"]).find((node) => node.parent?.name === "Script" && child(node, "VariableName") !== null && textOf(source, node).startsWith("__all__"))?.lastChild;
  if (list == null || !["ArrayExpression", "TupleExpression"].includes(list.name)) return null;
  const entries = children(list).filter((n) => n.name === "String");
  const values = entries.map((n) => textOf(source, n).slice(1, -1));
  const [first] = entries;
  if (first === undefined || values.includes(name)) return null;
  const quote = textOf(source, first)[0] ?? '"';
  const item = `${quote}${name}${quote}`;
  const sorted = values.every((one, i) => i === 0 || (values[i - 1] ?? "").toLowerCase() <= one.toLowerCase());
  const next = sorted ? entries[values.findIndex((one) => one.toLowerCase() > name.toLowerCase())] : undefined;
  const gap = entries.length > 1 ? source.text.slice(first.to, entries[1]?.from ?? first.to) : ", ";
  if (next !== undefined) return { from: next.from, to: next.from, insert: `${item}${gap}` };
  const at = entries.at(-1)?.to ?? first.to;
  return { from: at, to: at, insert: `${gap}${item}` };
}

/** The name lives in another module now: its importers follow. The failing one alone, then all. */
function otherHome(patient: Patient, lost: Lost, importer: string): readonly Proposal[] {
  const { dossier } = patient;
  const homes = definers(dossier, lost.name).filter((home) => home !== lost.file);
  const [home] = homes;
  if (home === undefined || homes.length > 1) return [];
  const to = moduleOf(dossier, home);
  return both(patient, importer, `imports \`${lost.name}\` from \`${to}\`, where it is`, (code) => importStatements(code).flatMap((s) => {
    const names = asked(dossier, code.file, s, lost);
    if (names.length === 0 || s.module === null) return [];
    const module = s.module.level > 0 ? (relativeName(dossier, code.file, to) ?? to) : to;
    if (names.length === s.names.length) return [{ from: s.module.from, to: s.module.to, insert: module }];
    const [one] = names;
    // What is aliased or stands in a function keeps to itself.
    if (one === undefined || one.as !== null || !s.top) return [];
    return [...withoutNames(code, s, names), ...withImport(code, module, one.name, rankOf(patient))];
  }));
}

/** The module has it by another name: what the change made of it, else one spelt almost so. */
function otherName(patient: Patient, lost: Lost, importer: string): readonly Proposal[] {
  const { dossier } = patient;
  const { file } = lost;
  if (file === null) return [];
  const names = topNames(dossier, file);
  const now = followed(dossier, file, lost.name, names) ?? similar(lost.name, names);
  if (now === null) return [];
  return both(patient, importer, `imports \`${now}\`, as \`${lost.module}\` calls it`, (code) => importStatements(code).flatMap((s) => asked(dossier, code.file, s, lost).flatMap((n): readonly Change[] => {
    if (n.as !== null) return [{ from: n.from, to: n.from + n.name.length, insert: now }];
    const free = usesOf(code, now).length === 0 && !isRebound(code, lost.name);
    return free ? [{ from: n.from, to: n.to, insert: now }, ...renamed(code, lost.name, now)] : [{ from: n.from, to: n.to, insert: `${now} as ${lost.name}` }];
  })));
}

/** The definition that stands where the change took the old one away, in the file that had it. */
function followed(dossier: Dossier, file: string, name: string, names: readonly string[]): string | null {
  const head = (word: string): RegExp => new RegExp(`^(?:async\\s+def|def|class)\\s+${word}\\b|^${word}\\s*[:=]`);
  for (const { removed, added } of hunksOf(dossier, file)) {
    if (!removed.some((text) => head(name).test(text))) continue;
    const fresh = names.filter((one) => added.some((text) => head(one).test(text)) && !removed.some((text) => head(one).test(text)));
    if (fresh.length === 1) return fresh[0] ?? null;
  }
  return null;
}

/** A module that moved or is misspelt: the one that has all the names that are wanted of it, else one of almost its name. */
function elsewhere(patient: Patient, { module }: Lost, importer: string): readonly Proposal[] {
  const { dossier, source } = patient;
  const code = source(importer);
  if (code === null) return [];
  const wanted = importStatements(code).filter((s) => absoluteName(dossier, importer, s.module?.text ?? s.names[0]?.name ?? "") === module).flatMap((s) => (s.module === null ? [] : s.names.map((n) => n.name)));
  const candidates = [...dossier.sources.keys()].filter((file) => own(dossier, file) && !dossier.isTest(file) && file.endsWith(".py"));
  const all = wanted.length === 0 ? [] : candidates.filter((file) => wanted.every((name) => topNames(dossier, file).includes(name)));
  const near = similar(module, candidates.map((file) => moduleOf(dossier, file)).filter((name) => name.includes(".") === module.includes(".")));
  const to = all.length === 1 && all[0] !== undefined ? moduleOf(dossier, all[0]) : all.length === 0 || near === null || !all.some((file) => moduleOf(dossier, file) === near) ? (wanted.length === 0 ? near : null) : near;
  if (to === null || to === module) return [];
  return both(patient, importer, `imports \`${to}\` in place of \`${module}\``, (one) => importStatements(one).flatMap((s): readonly Change[] => {
    if (s.module !== null) {
      if (absoluteName(dossier, one.file, s.module.text) !== module) return [];
      return [{ from: s.module.from, to: s.module.to, insert: s.module.level > 0 ? (relativeName(dossier, one.file, to) ?? to) : to }];
    }
    return s.names.filter((n) => n.name === module && n.as !== null).map((n) => ({ from: n.from, to: n.from + n.name.length, insert: to }));
  }));
}

/** The names of a statement that ask the module for what it does not have. */
function asked(dossier: Dossier, file: string, { module, names }: ImportStatement, lost: Lost): ImportStatement["names"] {
  return module !== null && absoluteName(dossier, file, module.text) === lost.module ? names.filter((n) => n.name === lost.name && boundName(n) !== "*") : [];
}

/** The change made in the failing file; and in every file that needs it. */
function both({ dossier, source }: Patient, importer: string, summary: string, changesIn: (code: Source) => readonly Change[]): readonly Proposal[] {
  const edits = [importer, ...dossier.files.filter((f) => f !== importer && own(dossier, f))].flatMap((file): Edit[] => {
    const code = source(file);
    const changes = code === null ? [] : changesIn(code);
    return code === null || changes.length === 0 ? [] : [{ file, content: rewrite(code.text, changes) }];
  });
  const first = edits.filter(({ file }) => file === importer);
  return [...proposal(summary, first), ...(edits.length > 1 ? proposal(summary, edits) : [])];
}
