/** Imports siblings by their package instead of by their bare names, absolute or relative as the file itself does. */
import type { Dossier } from "../../diagnose/dossier.js";
import { isStdlib } from "../../diagnose/facts-of-imports.js";
import type { Fixer, Patient } from "../fix.js";
import { importAt, importStatements, type ImportStatement } from "../imports.js";
import { edited, packageOf, proposal } from "../project.js";
import { indentOf, lineAt, newlineOf, type Change, type Source } from "../../syntax/source.js";

export const implicitRelative: Fixer = {
  kinds: ["import.implicit-relative"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const code = file === null ? null : source(file);
    const statement = code === null || line === null ? null : importAt(code, line);
    if (file === null || code === null || statement === null) return [];
    const folder = file.split("/").slice(0, -1).join("/");
    const siblings = dossier.files.filter((f) => f !== file && f.endsWith(".py") && f.startsWith(`${folder}/`) && !f.slice(folder.length + 1).replace("/__init__.py", "").includes("/"));
    const files = [file, ...siblings.filter((f) => !f.includes("/", folder.length + 1))];
    const one = changesIn(patient, code, folder);
    const all = files.flatMap((f) => {
      const other = source(f);
      const changes = other === null ? [] : changesIn(patient, other, folder);
      return other === null || changes.length === 0 ? [] : [edited(other, changes)];
    });
    const summary = "imports siblings from their package";
    return [...(one.length === 0 ? [] : proposal(summary, [edited(code, one)])), ...(all.length < 2 ? [] : proposal(summary, all))];
  },
};

/** Every import of the file by a bare name that means a sibling. */
function changesIn(patient: Patient, source: Source, folder: string): readonly Change[] {
  const { dossier } = patient;
  const statements = importStatements(source);
  const base = prefix(patient, statements, source.file);
  return base === null ? [] : statements.flatMap((s) => rewritten(source, s, base, (name) => isSibling(dossier, folder, source.file, name)));
}

function isSibling(dossier: Dossier, folder: string, file: string, name: string): boolean {
  const [top = name] = name.split(".");
  const here = [`${folder}/${top}.py`, `${folder}/${top}/__init__.py`].find((f) => dossier.files.includes(f));
  const elsewhere = [`${top}.py`, `${top}/__init__.py`].some((f) => dossier.files.includes(f));
  return here !== undefined && here !== file && !elsewhere && !isStdlib(dossier, top) && !dossier.environment.distributions.some((d) => d.editable === null && d.modules.includes(top));
}

/** `.` where the package imports relative to itself, else its dotted name where it, or its neighbours, do that. */
function prefix({ dossier, source }: Patient, own: readonly ImportStatement[], file: string): string | null {
  const name = packageOf(dossier, file);
  if (name === "") return null;
  const [top = name] = name.split(".");
  const style = (list: readonly ImportStatement[]): string | null => {
    if (list.some((s) => (s.module?.level ?? 0) > 0)) return ".";
    return list.some((s) => [s.module?.text ?? "", ...(s.module === null ? s.names.map((n) => n.name) : [])].some((m) => m === top || m.startsWith(`${top}.`))) ? name : null;
  };
  const mine = style(own);
  if (mine !== null) return mine;
  const root = `/${top}/`;
  for (const other of dossier.files) {
    if (other === file || !`/${other}`.includes(root) || dossier.isTest(other)) continue;
    const code = source(other);
    const found = code === null ? null : style(importStatements(code));
    if (found !== null) return found;
  }
  return ".";
}

function rewritten(source: Source, { node, module, names }: ImportStatement, base: string, sibling: (name: string) => boolean): readonly Change[] {
  const join = (name: string): string => (base === "." ? `.${name}` : `${base}.${name}`);
  if (module !== null) return module.level === 0 && sibling(module.text) ? [{ from: module.from, to: module.to, insert: join(module.text) }] : [];
  const mine = names.filter((n) => sibling(n.name));
  // `import a.b` binds `a`: only with an alias does it have another form.
  if (mine.length === 0 || mine.some((n) => n.name.includes(".") && n.as === null)) return [];
  const line = (n: (typeof names)[number]): string => {
    const parts = n.name.split(".");
    const last = parts.pop() ?? n.name;
    const from = parts.length === 0 ? base : join(parts.join("."));
    return `from ${from} import ${last}${n.as === null ? "" : ` as ${n.as}`}`;
  };
  const rest = names.filter((n) => !mine.includes(n)).map((n) => source.text.slice(n.from, n.to));
  const lines = [...(rest.length === 0 ? [] : [`import ${rest.join(", ")}`]), ...mine.map(line)];
  return [{ from: node.from, to: node.to, insert: lines.join(`${newlineOf(source.text)}${indentOf(source.text, lineAt(source.text, node.from))}`) }];
}
