/** Renames a module that hides another one, and follows the new name through those who mean the project's. */
import { posix } from "node:path";
import type { Dossier } from "../../diagnose/dossier.js";
import { own } from "../../diagnose/facts-of-frames.js";
import type { Edit, Fixer } from "../fix.js";
import { importStatements, type ImportStatement } from "../imports.js";
import { proposal } from "../project.js";
import { nodesOf, rewrite, textOf, type Change, type Source } from "../../syntax/source.js";
import { literal } from "../calls.js";
import { renamed, usesOf } from "../usage.js";

export const shadowed: Fixer = {
  kinds: ["import.shadowed"],
  propose(patient) {
    const { root: { file }, dossier, text } = patient;
    const isPackage = file?.endsWith("/__init__.py") === true;
    if (file === null || text(file) === null || file.endsWith(".pyi")) return [];
    const home = isPackage ? posix.dirname(file) : file;
    const old = posix.basename(home, ".py");
    const now = freeName(dossier, home, old);
    const target = posix.join(posix.dirname(home), isPackage ? now : `${now}.py`);
    const names = namesOf(dossier, file, isPackage ? home : null);
    const inside = (one: string): boolean => one === file || (isPackage && one.startsWith(`${home}/`));
    const edits: Edit[] = [];
    for (const other of dossier.files.filter((one) => own(dossier, one) && one.endsWith(".py"))) {
      const code = patient.source(other);
      const changes = code === null ? [] : followed(code, old, now, names);
      // Who means which of the two cannot be told: then nothing is.
      if (changes === null) return [];
      if (code === null || (changes.length === 0 && !inside(other))) continue;
      if (inside(other)) edits.push({ file: other, content: null });
      edits.push({ file: inside(other) ? `${target}${other.slice(home.length)}` : other, content: rewrite(code.text, changes) });
    }
    return proposal(`renames \`${home}\` to \`${target}\` for those who mean it`, edits);
  },
};

/** The name with an underscore after it, as PEP 8 has it for names that clash, where nothing else has that. */
function freeName({ files }: Dossier, home: string, old: string): string {
  let name = `${old}_`;
  const isTaken = (path: string): boolean => files.some((one) => one === `${path}.py` || one.startsWith(`${path}/`));
  while (isTaken(posix.join(posix.dirname(home), name))) name = `${name}_`;
  return name;
}

/** What a module has: what it defines and imports, and for a package its modules. */
function namesOf({ sources, files }: Dossier, file: string, folder: string | null): ReadonlySet<string> {
  const source = sources.get(file);
  const modules = folder === null ? [] : files.filter((one) => one.startsWith(`${folder}/`)).map((one) => one.slice(folder.length + 1).split("/")[0]?.replace(/\.py$/, "") ?? "");
  return new Set(source === undefined ? modules : [...modules, ...source.defs.map((def) => def.qualname).filter((one) => !one.includes(".")), ...source.globals.map((one) => one.name), ...source.imports.flatMap((one) => one.names.map((n) => n.as ?? n.name))]);
}

/** Null where a statement may mean either. */
function followed(source: Source, old: string, now: string, names: ReadonlySet<string>): readonly Change[] | null {
  const changes: Change[] = [];
  for (const statement of importStatements(source)) {
    const made = statement.module === null ? plain(source, statement, old, now, names) : from(statement, old, now, names);
    if (made === null) return null;
    changes.push(...made);
  }
  // `patch("sched.Rota")` speaks of it too.
  const texts = nodesOf(source, ["String"]).flatMap((node): Change[] => {
    const [head, name, ...rest] = (literal(source, node) ?? "").split(".");
    return head === old && name !== undefined && names.has(name) && rest.every((one) => /^\w+$/.test(one)) ? [{ from: node.from + textOf(source, node).indexOf(old), to: node.from + textOf(source, node).indexOf(old) + old.length, insert: now }] : [];
  });
  return [...changes, ...texts];
}

function from({ module, names: taken }: ImportStatement, old: string, now: string, names: ReadonlySet<string>): readonly Change[] | null {
  if (module === null) return [];
  const { text, level } = module;
  if (level > 0) {
    // `from . import sched`, `from .sched import Rota`: only the project's can be meant.
    if (text.slice(level) === old) return [{ from: module.to - old.length, to: module.to, insert: now }];
    return text.length === level ? taken.filter((n) => n.name === old).map((n) => ({ from: n.from, to: n.from + old.length, insert: n.as === null ? `${now} as ${old}` : now })) : [];
  }
  const [head, next] = text.split(".");
  if (head !== old) return [];
  // A module of it: the project's package has one of that name, or not.
  if (next !== undefined) return names.has(next) ? [{ from: module.from, to: module.from + old.length, insert: now }] : [];
  const mine = taken.filter((n) => names.has(n.name));
  if (mine.length === 0) return taken.some((n) => n.name === "*") ? null : [];
  return mine.length === taken.length ? [{ from: module.from, to: module.to, insert: now }] : null;
}

function plain(source: Source, { names: taken }: ImportStatement, old: string, now: string, names: ReadonlySet<string>): readonly Change[] | null {
  const one = taken.find((n) => n.name === old);
  if (one === undefined) return taken.some((n) => n.as === null && n.name.startsWith(`${old}.`) && names.has(n.name.split(".")[1] ?? "")) ? null : [];
  const bound = one.as ?? old;
  const asked = usesOf(source, bound).flatMap((node) => {
    const attribute = node.nextSibling?.name === "." ? node.nextSibling.nextSibling : null;
    return attribute === null ? [] : [textOf(source, attribute)];
  });
  const mine = asked.filter((name) => names.has(name));
  if (mine.length === 0) return [];
  if (mine.length < asked.length) return null;
  return one.as === null ? [{ from: one.from, to: one.to, insert: now }, ...renamed(source, old, now)] : [{ from: one.from, to: one.from + old.length, insert: now }];
}
