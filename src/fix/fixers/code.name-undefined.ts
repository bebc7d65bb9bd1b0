/** Binds a name where it is used: an import that is missing, the name that was meant, a `global`, the error of a handler kept beyond its end. */
import type { SyntaxNode } from "@lezer/common";
import { isA, raised } from "../../diagnose/facts-of-frames.js";
import { definitions, similar } from "../../diagnose/facts-of-sources.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { atBeginning, before, funcOn, type Func } from "../functions.js";
import { boundName, importStatements } from "../imports.js";
import { globalsOf, membersOf, nowCalled } from "../members.js";
import { mentions } from "../mentions.js";
import { BUILTIN_NAMES } from "../names.js";
import { moduleOf, relativeName } from "../project.js";
import { child, children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { bodyOf, isStatement, namesIn } from "../statements.js";
import { usesOf } from "../usage.js";

export const nameUndefined: Fixer = {
  kinds: ["code.name-undefined"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const exception = raised(dossier).find((one) => isA(one.exception, "NameError") && one.exception.name !== null)?.exception;
    const code = file === null ? null : source(file);
    const name = exception?.name ?? null;
    if (exception === undefined || name === null || code === null || line === null) return [];
    const uses = usesOf(code, name).filter((node) => lineAt(code.text, node.from) === line);
    const [use] = uses;
    if (use === undefined) return [];
    const func = funcOn(code, line);
    const kept = func === null ? [] : keptBeyond(patient, code, func, name);
    if (kept.length > 0) return kept;
    if (isA(exception, "UnboundLocalError")) return func === null ? [] : declaredGlobal(patient, code, func, name);
    return [...imported(patient, code, name, use), ...meant(patient, code, func, name, uses)];
  },
};

/** `except … as name` unbinds the name at its end: what comes after needs another one. */
function keptBeyond(patient: Patient, source: Source, func: Func, name: string): readonly Proposal[] {
  const statements = nodesOf(source, ["TryStatement"]).filter((node) => node.from >= func.node.from && node.to <= func.node.to);
  const handlers = statements.flatMap((node) => children(node).flatMap((part, i, all) => (part.name === "VariableName" && all[i - 1]?.name === "as" && textOf(source, part) === name ? [{ node, body: all[i + 1] }] : [])));
  const [handler, ...more] = handlers;
  const { body, node } = handler ?? { body: undefined, node: undefined };
  if (node === undefined || more.length > 0 || body?.name !== "Body") return [];
  const after = usesOf(source, name).filter((use) => use.from > body.to && use.to <= func.node.to);
  const top = bodyOf(func.node).find((one) => one.from <= node.from && node.to <= one.to);
  const [first] = bodyOf(body);
  if (after.length === 0 || top === undefined || first === undefined) return [];
  const taken = new Set(namesIn(source, func.node));
  const kept = ["last_error", `last_${name}`, `kept_${name}`].find((one) => !taken.has(one));
  const [above, inside] = [before(source, top, [`${kept ?? ""} = None`]), before(source, first, [`${kept ?? ""} = ${name}`])];
  if (kept === undefined || above === null || inside === null) return [];
  return new Changes(patient).add(source, [above, inside, ...after.map((use) => ({ from: use.from, to: use.to, insert: kept }))])
    .propose(`keeps the error in \`${kept}\`, since \`except … as ${name}\` unbinds \`${name}\` when it ends`);
}

/** A function that changes a name of the module without saying so. */
function declaredGlobal(patient: Patient, source: Source, func: Func, name: string): readonly Proposal[] {
  const isGlobal = patient.dossier.sources.get(source.file)?.globals.some((one) => one.name === name) === true;
  const updated = nodesOf(source, ["UpdateStatement"]).some((node) => node.from >= func.node.from && node.to <= func.node.to && node.firstChild !== null && textOf(source, node.firstChild) === name);
  const change = isGlobal && updated && !func.params.some((p) => p.name === name) ? atBeginning(source, func, [`global ${name}`]) : null;
  return change === null ? [] : new Changes(patient).add(source, [change]).propose(`declares \`${name}\` global in \`${func.name}\`, which changes it`);
}

/** The import that the rest of the project makes of this name; a module of the standard library; the one module that defines it. */
function imported(patient: Patient, source: Source, name: string, use: SyntaxNode): readonly Proposal[] {
  const { dossier } = patient;
  const changes = (module: string, what: string | null): readonly Proposal[] => new Changes(patient).import(source, module, what).propose(`imports \`${what === null ? module : `${module}.${what}`}\``);
  const seen = new Map<string, { module: string; name: string | null; times: number }>();
  for (const other of mentions(patient, name)) {
    if (other.file === source.file) continue;
    for (const statement of importStatements(other).filter((one) => one.top && one.module?.level !== 1)) {
      for (const one of statement.names) {
        if (boundName(one) !== name || one.as !== null || (statement.module?.level ?? 0) > 0) continue;
        const module = statement.module?.text ?? one.name;
        const key = `${module} ${statement.module === null ? "" : one.name}`;
        seen.set(key, { module, name: statement.module === null ? null : one.name, times: (seen.get(key)?.times ?? 0) + 1 });
      }
    }
  }
  const elsewhere = [...seen.values()].filter((one) => one.module !== moduleOf(dossier, source.file)).sort((a, b) => b.times - a.times);
  const [home, ...more] = definitions(dossier, name).filter(({ def, file }) => def.qualname === name && !dossier.isTest(file) && file !== source.file);
  const relative = importStatements(source).some((one) => (one.module?.level ?? 0) > 0);
  const own = home === undefined || more.length > 0 ? null : relative ? (relativeName(dossier, source.file, moduleOf(dossier, home.file)) ?? moduleOf(dossier, home.file)) : moduleOf(dossier, home.file);
  const isModule = dossier.environment.stdlib.includes(name) && use.parent?.name === "MemberExpression" && use.parent.firstChild?.from === use.from;
  return [...elsewhere.slice(0, 1).flatMap((one) => changes(one.module, one.name)), ...(own === null || elsewhere.length > 0 ? [] : changes(own, name)), ...(isModule && elsewhere.length === 0 ? changes(name, null) : [])];
}

/** The name in reach that this one is a slip of, or that the change made of it; a method or field of the same object. */
function meant(patient: Patient, source: Source, func: Func | null, name: string, uses: readonly SyntaxNode[]): readonly Proposal[] {
  const { dossier } = patient;
  const put = (insert: string, why: string): readonly Proposal[] => new Changes(patient).add(source, uses.map((use) => ({ from: use.from, to: use.to, insert }))).propose(`spells \`${name}\` as \`${insert}\`, ${why}`);
  const locals = func === null ? [] : [...func.params.map((p) => p.name), ...boundIn(source, func.node)];
  const reach = new Set([...locals, ...globalsOf(dossier, source.file)].filter((one) => one !== name));
  const near = nowCalled(dossier, name, reach);
  const builtin = near.length === 0 ? similar(name, BUILTIN_NAMES) : null;
  const owner = func?.owner == null ? null : child(func.owner, "VariableName");
  const self = func?.params[0]?.name;
  const member = owner !== null && (self === "self" || self === "cls") && membersOf(dossier, textOf(source, owner))?.has(name) === true;
  return [
    ...near.flatMap((one) => put(one, "which is bound there")), ...(builtin === null ? [] : put(builtin, "a built-in name")),
    ...(member ? put(`${self}.${name}`, "which the class has") : []),
  ];
}

/** Names that a function's own statements bind. */
function boundIn(source: Source, func: SyntaxNode): string[] {
  return nodesOf(source, ["AssignStatement", "ForStatement", "WithStatement", "NamedExpression"]).filter((node) => node.from >= func.from && node.to <= func.to)
    .flatMap((node) => children(node).filter((part, i, all) => !isStatement(part) && part.name !== "Body" && all.slice(0, i + 1).every((p) => p.name !== "AssignOp" && p.name !== "in")).flatMap((part) => namesIn(source, part)));
}
