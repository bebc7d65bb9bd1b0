/** Tells mypy's configuration what it lacks: that a module has one name (`explicit_package_bases`), that a third-party module ships no types, or where its stubs are. */
import { escape } from "../../diagnose/facts-of-change.js";
import { placeIn, requirements, sections, sectionsIn } from "../../diagnose/facts-of-manifests.js";
import { typeError } from "../../diagnose/facts-of-types.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { withEntry } from "../settings.js";
import { lineStart, newlineOf, rewrite } from "../../syntax/source.js";

/** mypy/build.py: the two modules that one file is, and how to tell which. */
const TWICE = /Source file found twice under different module names/;
/** mypy/errorcodes: `module "x"`, `named "x"`; and the hint of its notes, `pip install types-x`. */
const MODULE = /(?:stubs for|installed for|named|module) "([\w.]+)"|Skipping analyzing "([\w.]+)"/;
const HINT = /pip install ([\w.-]+)/;
const OVERRIDES = /^\[\[tool\.mypy\.overrides\]\]/;

export const typesConfig: Fixer = {
  kinds: ["types.config", "types.missing-stubs"],
  propose(patient) {
    const error = typeError(patient.dossier);
    if (error === null) return [];
    if (patient.root.kind === "types.config") return TWICE.test(error.message) ? oneName(patient) : [];
    const module = MODULE.exec(error.message);
    const top = (module?.[1] ?? module?.[2])?.split(".")[0];
    const stubs = [error.message, ...error.notes].flatMap((text) => HINT.exec(text)?.[1] ?? [])[0];
    return top === undefined ? [] : [...excused(patient, top), ...(stubs === undefined ? [] : declared(patient, stubs))];
  },
};

const edit = (file: string, content: string, summary: string): readonly Proposal[] => [{ summary, edits: [{ file, content }] }];

/** Folders without `__init__.py` are packages from the folders that the configuration names, and no top-level modules. */
function oneName({ dossier, text }: Patient): readonly Proposal[] {
  const home = sections(dossier, "mypy")[0];
  const content = home === undefined ? null : text(home.file);
  if (home === undefined || content === null) return [];
  const [yes, end] = [home.file.endsWith(".toml") ? "true" : "True", newlineOf(content)];
  if (home.options.some((one) => one.name === "explicit_package_bases")) return [];
  const at = lineStart(content, (home.options.find((one) => one.name === "namespace_packages")?.end ?? home.end) + 1);
  const open = at === content.length && !content.endsWith("\n") ? end : "";
  return edit(home.file, rewrite(content, [{ from: at, to: at, insert: `${open}explicit_package_bases = ${yes}${end}` }]), "sets `explicit_package_bases`, so that each module has one name");
}

/** One more untyped module, in the form in which the configuration excuses others already; else a section of its own. */
function excused(patient: Patient, top: string): readonly Proposal[] {
  const { dossier, text } = patient;
  const home = sections(dossier, "mypy")[0];
  if (home === undefined) return [];
  const summary = `lists \`${top}\`, which ships no types, among the modules whose imports mypy does not ask about`;
  if (home.file.endsWith(".toml")) {
    const [sibling] = sectionsIn(dossier, home.file, OVERRIDES).filter((one) => one.options.some((o) => o.name === "ignore_missing_imports" && /=\s*true\b/.test(o.text)) && one.options.every((o) => ["module", "ignore_missing_imports"].includes(o.name)));
    const listed = sibling === undefined ? null : intoModules(patient, home.file, sibling.line, top);
    if (listed !== null) return edit(home.file, listed, summary);
    return appended(text(home.file), home.file, ["[[tool.mypy.overrides]]", `module = ["${top}.*"]`, "ignore_missing_imports = true"], summary);
  }
  const taken = sectionsIn(dossier, home.file, new RegExp(`^\\[mypy-${escape(top)}(?:\\.\\*)?\\]`)).length > 0;
  return taken ? [] : appended(text(home.file), home.file, [`[mypy-${top}.*]`, "ignore_missing_imports = True"], summary);
}

/** The list of an override with one more module: `module = "x"` becomes a list. */
function intoModules({ text }: Patient, file: string, line: number, top: string): string | null {
  const content = text(file);
  if (content === null) return null;
  const start = lineStart(content, line);
  const rest = content.slice(start);
  const alone = /^module\s*=\s*("[^"\n]*"|'[^'\n]*')[ \t]*(?=\r?\n|$|#)/m.exec(rest.slice(0, rest.indexOf("\n[") < 0 ? rest.length : rest.indexOf("\n[") + 1));
  const entry = `${top}.*`;
  if (alone !== null) return rewrite(content, [{ from: start + alone.index, to: start + alone.index + alone[0].length, insert: `module = [${alone[1] ?? ""}, "${entry}"]` }]);
  // The one section is cut out, since several have the same head.
  const end = start + (rest.indexOf("\n[", 1) < 0 ? rest.length : rest.indexOf("\n[", 1) + 1);
  const part = { text: (): string => content.slice(start, end) };
  const made = withEntry(part, file, "module", entry, "last", OVERRIDES);
  return made === null ? null : `${content.slice(0, start)}${made}${content.slice(end)}`;
}

function appended(content: string | null, file: string, lines: readonly string[], summary: string): readonly Proposal[] {
  if (content === null) return [];
  const end = newlineOf(content);
  return edit(file, `${content.trimEnd()}${end}${end}${lines.join(end)}${end}`, summary);
}

/** Stubs that are a distribution: among the tools that developers install. */
function declared({ dossier, text }: Patient, stubs: string): readonly Proposal[] {
  const lists = requirements(dossier);
  const list = lists.find((one) => one.entries.some((e) => e.name === "mypy")) ?? lists.find((one) => one.use === "test");
  const content = list === undefined ? null : text(list.file);
  if (list === undefined || content === null || list.entries.some((e) => e.name === stubs)) return [];
  if (/\.(?:txt|in)$/.test(list.file)) {
    const at = lineStart(content, placeIn(list, stubs) + 1);
    return edit(list.file, rewrite(content, [{ from: at, to: at, insert: `${at === content.length && !content.endsWith("\n") ? newlineOf(content) : ""}${stubs}${newlineOf(content)}` }]), `lists \`${stubs}\` among the tools`);
  }
  const mypy = list.entries.find((e) => e.name === "mypy");
  const from = mypy === undefined ? -1 : lineStart(content, mypy.line);
  const found = from < 0 ? null : /(["'])mypy[^"']*\1/.exec(content.slice(from));
  if (found === null) return [];
  const at = from + found.index + found[0].length;
  return edit(list.file, rewrite(content, [{ from: at, to: at, insert: `, ${found[1] ?? '"'}${stubs}${found[1] ?? '"'}` }]), `lists \`${stubs}\` among the tools`);
}
