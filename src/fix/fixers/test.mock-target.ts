/** Patches a name where the code under test looks it up, or by the name that it has. */
import type { Dossier } from "../../diagnose/dossier.js";
import { escape } from "../../diagnose/facts-of-change.js";
import { own } from "../../diagnose/facts-of-frames.js";
import { holders } from "../../diagnose/facts-of-holders.js";
import { moduleStands, patches, type Patch } from "../../diagnose/facts-of-patches.js";
import { importedFile, similar, surroundings } from "../../diagnose/facts-of-sources.js";
import { callsIn, literal, withLiteral, type Call } from "../calls.js";
import { Changes } from "../changes.js";
import type { Edit, Fixer, Patient, Proposal } from "../fix.js";
import { moduleIn } from "../fixture.js";
import { moduleOf, proposal } from "../project.js";
import { lineAt, rewrite, textOf, type Change, type Source } from "../../syntax/source.js";
import { withoutUnused } from "../usage.js";

export const mockTarget: Fixer = {
  kinds: ["test.mock-target"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const here = patches(dossier).filter((one) => one.file === file && one.line === line);
    // The root may be the import that made the code's own reference: then the patches of that name are meant.
    const named = here.length > 0 || file === null || line === null ? here : boundAt(dossier, file, line);
    return named.flatMap((patch) => [...targets(dossier, patch).flatMap((target) => retargeted(patient, patch, target)), ...inTables(patient, patch)]);
  },
};

function boundAt(dossier: Dossier, file: string, line: number): readonly Patch[] {
  const names = (dossier.sources.get(file)?.imports ?? []).filter((one) => one.line <= line && line <= one.end_line).flatMap((one) => one.names.map((n) => n.name));
  return patches(dossier).filter((patch) => names.includes(patch.attribute));
}

/** Whether a file binds a name at its top: by an import, a definition or an assignment. */
function binds(dossier: Dossier, file: string, name: string): boolean {
  const source = dossier.sources.get(file);
  return source !== undefined && (source.imports.some((one) => one.scope === "" && !one.type_checking && one.names.some((n) => (n.as ?? n.name) === name))
    || source.defs.some((def) => def.qualname === name) || source.globals.some((one) => one.name === name));
}

/** Dotted names that may be meant, the likeliest first. */
function targets(dossier: Dossier, { module, attribute, target }: Patch): readonly string[] {
  const near = surroundings(dossier).filter((file) => !dossier.isTest(file) && own(dossier, file));
  const home = near.find((file) => moduleStands(module, file)) ?? [...dossier.sources.keys()].find((file) => moduleStands(module, file));
  // Where the code took the name from the patched module into its own: `from module import name [as other]`.
  const copies = near.filter((file) => file !== home).flatMap((file) => (dossier.sources.get(file)?.imports ?? []).filter((one) => one.scope === "").flatMap((one) => {
    const taken = one.names.find((n) => n.name === attribute);
    if (taken === undefined) return [];
    const from = one.level === 0 ? one.module : moduleOf(dossier, importedFile(dossier, file, one.module, one.level) ?? "");
    const handed = home !== undefined && (dossier.sources.get(home)?.imports ?? []).some((other) => other.names.some((n) => n.name === attribute));
    return from === module || handed ? [`${moduleOf(dossier, file)}.${taken.as ?? taken.name}`] : [];
  }));
  const exists = home !== undefined && binds(dossier, home, attribute);
  // A plain alias of it, at the top of a module or of a class.
  const aliases = near.flatMap((file) => holders(dossier, { file, line: 0, module, attribute, target }, file)).filter(({ name, value, spelt }) => value === spelt && !name.includes("(")).map(({ file, name }) => `${moduleOf(dossier, file)}.${name}`);
  if (exists || copies.length > 0) return [...copies, ...aliases].filter((one) => one !== target);
  const misspelt = home === undefined ? null : similar(attribute, namesOf(dossier, home));
  const elsewhere = near.filter((file) => binds(dossier, file, attribute)).map((file) => `${moduleOf(dossier, file)}.${attribute}`);
  const found = [...(misspelt === null ? [] : [`${module}.${misspelt}`]), ...elsewhere];
  if (found.length > 0) return found;
  const renamed = similar(module, near.map((file) => moduleOf(dossier, file)));
  return renamed === null ? [] : [`${renamed}.${attribute}`];
}

function namesOf(dossier: Dossier, file: string): readonly string[] {
  const source = dossier.sources.get(file);
  return source === undefined ? [] : [...source.defs.map((def) => def.qualname), ...source.globals.map((one) => one.name), ...source.imports.flatMap((one) => one.names.map((n) => n.as ?? n.name))].filter((name) => !name.includes("."));
}

/** The one patch; and all patches of the same target in the tests' files, which miss in the same way. */
function retargeted(patient: Patient, patch: Patch, target: string): readonly Proposal[] {
  const same = patches(patient.dossier).filter((one) => one.target === patch.target);
  const summary = `patches \`${target}\`, which the code under test looks up`;
  const groups = same.length > 1 ? [[patch], same] : [[patch]];
  return groups.flatMap((some) => {
    const files = [...new Set(some.map((one) => one.file))];
    const edits = files.flatMap((file): Edit[] => {
      const code = patient.source(file);
      const lines = some.filter((one) => one.file === file).map((one) => one.line);
      const changed = code === null ? [] : callsIn(code).filter(({ from }) => lines.includes(lineAt(code.text, from))).map((call) => aimed(code, call, patch, target));
      const changes = changed.flatMap((one) => one.changes);
      return code === null || changes.length === 0 ? [] : [{ file, content: withoutUnused(file, rewrite(code.text, changes), changed.flatMap((one) => one.freed)) }];
    });
    return edits.length < files.length ? [] : proposal(summary, edits);
  });
}

/** An entry of a table that took the object on import: `monkeypatch.setitem(module.TABLE, KEY, …)` in place of `setattr`. */
function inTables(patient: Patient, patch: Patch): readonly Proposal[] {
  const { dossier } = patient;
  const code = patient.source(patch.file);
  const call = code === null ? undefined : callsIn(code).find((one) => lineAt(code.text, one.from) === patch.line && /(?:^|\.)setattr$/.test(one.func));
  const given = call?.args.at(-1);
  if (code === null || call === undefined || given === undefined) return [];
  const tables = surroundings(dossier).filter((file) => !dossier.isTest(file) && own(dossier, file)).flatMap((file) => holders(dossier, patch, file));
  return tables.flatMap(({ file, name, value, spelt }) => {
    const keys = [...value.matchAll(new RegExp(`("[^"\\\\]*"|'[^'\\\\]*')\\s*:\\s*${escape(spelt)}(?=\\s*[,}])`, "g"))].flatMap((found) => found[1] ?? []);
    if (!value.startsWith("{") || keys.length !== 1) return [];
    const changes = new Changes(patient);
    const table = `${moduleIn(changes, code, moduleOf(dossier, file))}.${name}`;
    const owner = call.args.length === 2 ? "" : (textOf(code, call.args[0]?.value ?? given.value).split(".")[0] ?? "");
    changes.add(code, [{ from: call.from, to: call.to, insert: call.func.replace(/setattr$/, "setitem") }, { from: call.list.from + 1, to: given.from, insert: `${table}, ${keys[0] ?? ""}, ` }]).loosen(code, owner);
    return changes.propose(`puts the double into \`${table}\`, which the code under test looks in`);
  });
}

/** One call with the other target. An object and a name become one dotted text, since the module may not be imported in the test. */
function aimed(source: Source, call: Call, patch: Patch, target: string): { readonly changes: readonly Change[]; readonly freed: readonly string[] } {
  const [first, second] = call.args;
  const nothing = { changes: [], freed: [] };
  if (first === undefined || first.name !== null) return nothing;
  if (literal(source, first.value) === patch.target) return { changes: [withLiteral(source, first.value, target)], freed: [] };
  if (second === undefined || literal(source, second.value) !== patch.attribute) return nothing;
  const owner = source.text.slice(first.from, first.to);
  const quote = source.text[second.from] === "'" ? "'" : '"';
  const aim: Change = { from: first.from, to: second.to, insert: `${quote}${target}${quote}` };
  const plain = /\.object$/.test(call.func) ? [{ from: call.from, to: call.to, insert: call.func.replace(/\.object$/, "") }] : [];
  return { changes: [...plain, aim], freed: [owner.split(".")[0] ?? owner] };
}
