/** Spells an attribute as its class or module has it: as the change renamed it, or as a slip of one letter or two meant it. */
import type { Dossier } from "../../diagnose/dossier.js";
import { isA, raised } from "../../diagnose/facts-of-frames.js";
import { definitions, similar, tail } from "../../diagnose/facts-of-sources.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { globalsOf, membersOf, nowCalled, spellings } from "../members.js";
import { mentions } from "../mentions.js";
import { edited, proposal } from "../project.js";

/** Methods of built-in types that a slip may have meant. */
const BUILTIN: Readonly<Record<string, string>> = {
  str: "capitalize casefold center count encode endswith expandtabs find format index isalnum isalpha isdigit islower isspace isupper join ljust lower lstrip partition replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill removeprefix removesuffix",
  bytes: "decode endswith find hex index join replace split startswith strip",
  list: "append clear copy count extend index insert pop remove reverse sort",
  dict: "clear copy get items keys pop popitem setdefault update values fromkeys",
  set: "add clear copy difference difference_update discard intersection intersection_update isdisjoint issubset issuperset pop remove symmetric_difference union update",
  tuple: "count index", int: "bit_length to_bytes from_bytes", float: "is_integer as_integer_ratio",
};

export const attributeMissing: Fixer = {
  kinds: ["code.attribute-missing"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const found = raised(dossier).flatMap(({ exception }) => (isA(exception, "AttributeError") && exception.attribute !== null ? [exception.attribute] : []))[0];
    const code = file === null ? null : source(file);
    if (found === undefined || code === null || line === null) return [];
    const names = namesOf(dossier, found);
    return nowCalled(dossier, found.name, names).flatMap((name): readonly Proposal[] => {
      const here = spellings(code, found.name, [line, line]).map((c) => ({ ...c, insert: name }));
      if (here.length === 0) return [];
      const one = proposal(`spells \`${found.name}\` as \`${name}\`, which \`${tail(found.owner)}\` has`, [edited(code, here)]);
      return [...one, ...everywhere(patient, found.name, name)];
    });
  },
};

function namesOf(dossier: Dossier, { owner, owner_kind: kind, owner_file: file }: { readonly owner: string; readonly owner_kind: string; readonly owner_file: string | null }): ReadonlySet<string> {
  if (kind === "module") return file !== null && dossier.sources.has(file) ? globalsOf(dossier, file) : new Set();
  const builtin = file === null ? BUILTIN[tail(owner)] : undefined;
  return builtin === undefined ? (membersOf(dossier, owner) ?? new Set()) : new Set(builtin.split(" "));
}

/** Every place that has the old name, where nothing of the project is called so any more. Tests that fake it are left alone. */
function everywhere(patient: Patient, old: string, name: string): readonly Proposal[] {
  const { dossier } = patient;
  const defined = definitions(dossier, old).length > 0 || [...dossier.lines.values()].some((lines) => lines.some((text) => new RegExp(`(?:self\\.|^\\s*)${old}\\s*(?::[^=]+)?=(?!=)|^\\s+${old}\\s*:`).test(text)));
  if (defined || similar(old, [name]) !== null && old.length < 4) return [];
  const edits = mentions(patient, old).filter(({ file }) => !dossier.isTest(file)).flatMap((source) => {
    const changes = spellings(source, old).map((c) => ({ ...c, insert: name }));
    return changes.length === 0 ? [] : [edited(source, changes)];
  });
  return proposal(`spells \`${old}\` as \`${name}\` wherever the project asks for it`, edits);
}
