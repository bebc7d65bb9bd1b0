/** Breaks a cycle by moving one import: under `TYPE_CHECKING` where annotations alone use it, into the functions that use it otherwise. */
import type { SyntaxNode } from "@lezer/common";
import { ownFrames, raised } from "../../diagnose/facts-of-frames.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { boundName, importAt, importStatements, trimmed, withImport, withoutNames, type ImportedName, type ImportStatement } from "../imports.js";
import { absoluteName, edited, proposal, rankOf, relativeName } from "../project.js";
import { ownModules } from "../../diagnose/facts-of-imports.js";
import { grep, importedFile } from "../../diagnose/facts-of-sources.js";
import { atLeast } from "../../diagnose/facts-of-python.js";
import { around, children, indentOf, lineAt, lineStart, newlineOf, parse, rewrite, textOf, type Change, type Source } from "../../syntax/source.js";
import { bodyOf, isText } from "../statements.js";
import { inAnnotation, usesOf } from "../usage.js";

/** More functions than these are a reason to think again. */
const MOST_FUNCTIONS = 4;
/** Libraries that read annotations while the program runs. */
const READERS = /^(?:pydantic|fastapi|sqlmodel|typer|msgspec|attrs?|cattrs|beartype|typeguard|injector|strawberry|litestar)(?:\.|$)/;

export const cycle: Fixer = {
  kinds: ["import.cycle"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const others = raised(dossier).flatMap(({ exception }) => ownFrames(dossier, exception)).filter((f) => f.func === "<module>" && !dossier.isTest(f.file)).reverse();
    const places = [...(file === null || line === null ? [] : [{ file, line }]), ...others];
    const once = places.filter((p, i) => places.findIndex((o) => o.file === p.file && o.line === p.line) === i);
    return once.flatMap((place) => [...direct(patient, place.file, place.line), ...moved(patient, place.file, place.line)]);
  },
};

/** A name that a package hands on, taken from the module that has it: inside the package nobody needs to wait for the package. */
function direct(patient: Patient, file: string, line: number): readonly Proposal[] {
  const { dossier } = patient;
  const code = patient.source(file);
  const statement = code === null ? null : importAt(code, line);
  const module = statement?.module ?? null;
  if (code === null || statement === null || module === null) return [];
  const name = absoluteName(dossier, file, module.text);
  const init = ownModules(dossier, name).find((f) => f.endsWith("/__init__.py"));
  const handed = init === undefined ? null : patient.source(init);
  if (init === undefined || handed === null || !file.startsWith(init.slice(0, -"__init__.py".length))) return [];
  const homes = statement.names.map((n) => {
    const from = importStatements(handed).find((s) => s.module !== null && s.names.some((one) => one.as === null && one.name === n.name));
    return from?.module == null ? null : absoluteName(dossier, init, from.module.text);
  });
  const [home] = homes;
  if (home == null || home === name || homes.some((one) => one !== home) || !ownModules(dossier, home).every((f) => f !== file)) return [];
  const text = module.level > 0 ? (relativeName(dossier, file, home) ?? home) : home;
  return proposal(`imports from \`${home}\`, which has the name, in place of the package`, [edited(code, [{ from: module.from, to: module.to, insert: text }])]);
}

function moved(patient: Patient, file: string, line: number): readonly Proposal[] {
  const code = patient.source(file);
  const statement = code === null ? null : importAt(code, line);
  if (code === null || statement?.top !== true || file.endsWith("__init__.py") || statement.names.some((n) => n.name === "*")) return [];
  const uses = statement.names.map((name) => ({ name, at: usesOf(code, boundName(name)) }));
  const hints = uses.filter(({ at }) => at.length > 0 && at.every(inAnnotation)).map(({ name }) => name);
  const late = uses.filter(({ at }) => at.length > 0 && at.every((node) => inAnnotation(node) || runsLate(node)) && !at.every(inAnnotation));
  const idle = uses.filter(({ name, at }) => at.length === 0 && !isWanted(patient, file, boundName(name))).map(({ name }) => name);
  const all = statement.names.length === hints.length + late.length + idle.length;
  // A name that the module itself needs while it is imported keeps its statement where it is.
  if (!all) return [];
  const readers = importStatements(code).some((s) => READERS.test(s.module?.text ?? s.names[0]?.name ?? ""));
  const annotated = [...hints, ...late.filter(({ at }) => at.some(inAnnotation)).map(({ name }) => name)];
  if (annotated.length > 0 && readers) return [];
  const functions = new Map<number, { readonly owner: SyntaxNode; readonly names: ImportedName[] }>();
  for (const { name, at } of late) {
    for (const owner of new Map(at.filter((node) => !inAnnotation(node)).map((node) => outermost(node)).map((o) => [o.from, o])).values()) {
      const entry = functions.get(owner.from) ?? { owner, names: [] };
      entry.names.push(name);
      functions.set(owner.from, entry);
    }
  }
  const places = [...functions.values()];
  if (places.length > MOST_FUNCTIONS) return [];
  const inside = places.map(({ owner, names }) => intoFunction(code, owner, statementOf(statement, names)));
  if (inside.some((change) => change === null)) return [];
  if (idle.length === statement.names.length) return proposal("takes out an import that nothing uses", [edited(code, withoutNames(code, statement, idle))]);
  const where = places.length === 0 ? "under `TYPE_CHECKING`" : annotated.length === 0 ? "into the function that uses it" : "under `TYPE_CHECKING` and into the function that uses it";
  const target = statement.module?.text ?? statement.names[0]?.name ?? "";
  const changes = [...withoutNames(code, statement, statement.names), ...inside.filter((c) => c !== null)];
  const content = annotated.length === 0 ? trimmed(code.text, changes) : guarded(patient, parse(file, rewrite(code.text, changes)), statementOf(statement, annotated));
  return proposal(`moves the import of \`${target}\` ${where}`, [{ file, content }]);
}

/** Whether somebody takes a name from a file that the file itself does not use: `__all__`, an import, a text that names it. */
function isWanted({ dossier }: Patient, file: string, name: string): boolean {
  const word = new RegExp(`["'.]${name}\\b`);
  return dossier.sources.get(file)?.exports?.includes(name) === true || [...dossier.sources].some(([other, { imports }]) =>
    other !== file && (imports.some((one) => one.names.some((n) => n.name === name || n.name === "*") && importedFile(dossier, other, one.module, one.level) === file) || grep(dossier, word, [other]).length > 0));
}

/** Whether a place runs only when a function is called: in its body, not in its head. */
function runsLate(node: SyntaxNode): boolean {
  for (let at = node; at.parent !== null; at = at.parent) if ((at.parent.name === "FunctionDefinition" || at.parent.name === "LambdaExpression") && (at.name === "Body" || at.parent.name === "LambdaExpression" && at.name !== "ParamList")) return around(node, ["FunctionDefinition"]) !== null;
  return false;
}

function outermost(node: SyntaxNode): SyntaxNode {
  let found = node;
  for (let at: SyntaxNode = node; at.parent !== null; at = at.parent) if (at.parent.name === "FunctionDefinition" && at.name === "Body") found = at.parent;
  return found;
}

function statementOf({ module }: ImportStatement, names: readonly ImportedName[]): string {
  const list = names.map((n) => `${n.name}${n.as === null ? "" : ` as ${n.as}`}`).join(", ");
  return module === null ? `import ${list}` : `from ${module.text} import ${list}`;
}

/** The statement as the first one of a function, below its docstring; null for a body on the line of the `def`. */
function intoFunction(source: Source, owner: SyntaxNode, statement: string): Change | null {
  const body = bodyOf(owner);
  const [first] = body;
  if (first === undefined || lineAt(source.text, first.from) === lineAt(source.text, owner.getChild("Body")?.from ?? owner.from)) return null;
  const next = isText(first) ? body[1] : first;
  const end = newlineOf(source.text);
  const indent = indentOf(source.text, lineAt(source.text, first.from));
  if (next === undefined) return { from: first.to, to: first.to, insert: `${end}${indent}${statement}` };
  const at = lineStart(source.text, lineAt(source.text, next.from));
  return { from: at, to: at, insert: `${indent}${statement}${end}` };
}

/** The statement under `if TYPE_CHECKING:`, with what that needs; annotations are not evaluated from Python 3.14 on. */
function guarded({ dossier }: Patient, bare: Source, statement: string): string {
  const end = newlineOf(bare.text);
  const ranks = rankOf({ dossier });
  const future = atLeast(dossier.environment.version, "3.14") ? [] : withImport(bare, "__future__", "annotations", ranks);
  const named = importStatements(bare).some((s) => s.top && s.module === null && s.names.some((n) => n.name === "typing" && n.as === null));
  const dated = parse(bare.file, rewrite(bare.text, future));
  const source = parse(bare.file, rewrite(dated.text, named ? [] : withImport(dated, "typing", "TYPE_CHECKING", ranks)));
  const block = children(source.tree.topNode).find((n) => n.name === "IfStatement" && /^if\s+(?:typing\.)?TYPE_CHECKING\s*:/.test(textOf(source, n)));
  const [opening] = block === undefined ? [] : bodyOf(block);
  if (opening !== undefined) {
    const line = lineAt(source.text, opening.from);
    return rewrite(source.text, [{ from: lineStart(source.text, line), to: lineStart(source.text, line), insert: `${indentOf(source.text, line)}${statement}${end}` }]);
  }
  const last = importStatements(source).filter((s) => s.top).at(-1);
  const at = last === undefined ? 0 : lineStart(source.text, lineAt(source.text, last.node.to) + 1);
  const guard = `${end}if ${named ? "typing." : ""}TYPE_CHECKING:${end}    ${statement}${end}`;
  return rewrite(source.text, [{ from: at, to: at, insert: guard }]);
}
