/** Ends a call of itself that every object makes: a `__getattr__` before its fields are there, a property that reads itself, a method that meant its base's. */
import { Changes } from "../changes.js";
import { callsIn } from "../calls.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { atBeginning, funcOn, type Func } from "../functions.js";
import { child, children, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { namesIn } from "../statements.js";

export const recursion: Fixer = {
  kinds: ["code.recursion"],
  propose(patient) {
    const { root: { file, line }, source } = patient;
    const code = file === null ? null : source(file);
    const func = code === null || line === null ? null : funcOn(code, line);
    const self = func?.params[0]?.name;
    if (code === null || func === null || func.owner === null || self === undefined) return [];
    if (func.name === "__getattr__") return guarded(patient, code, func);
    if (func.name === "__setattr__") return stored(patient, code, func, self);
    return [...ownField(patient, code, func, self), ...ofBase(patient, code, func, self)];
  },
};

const within = (func: Func) => (node: { readonly from: number; readonly to: number }): boolean => node.from >= func.node.from && node.to <= func.node.to;

/** On an object under construction (a copy, an unpickled one) the fields that it reads are not there yet. */
function guarded(patient: Patient, source: Source, func: Func): readonly Proposal[] {
  const [self, name] = func.params.map((p) => p.name);
  if (self === undefined || name === undefined) return [];
  const read = nodesOf(source, ["MemberExpression"]).filter(within(func)).filter((node) => node.firstChild !== null && textOf(source, node.firstChild) === self)
    .flatMap((node) => { const field = child(node, "PropertyName"); return field === null ? [] : [textOf(source, field)]; }).filter((field) => field !== "__dict__" && field !== "__class__");
  const fields = [...new Set(read)];
  const [first, ...more] = fields;
  if (first === undefined) return [];
  const lines = (condition: string): readonly string[] => [`if ${condition}:`, `    raise AttributeError(${name})`];
  const condition = fields.every((one) => one.startsWith("_")) ? `${name}.startswith("_")` : more.length === 0 ? `${name} == "${first}"` : `${name} in (${fields.map((one) => `"${one}"`).join(", ")})`;
  const change = atBeginning(source, func, lines(condition));
  return change === null ? [] : new Changes(patient).add(source, [change]).propose(`lets \`__getattr__\` raise \`AttributeError\` for ${fields.map((one) => `\`${one}\``).join(", ")}, which a copy under construction does not have yet`);
}

/** `self.x = …` and `setattr(self, …)` come back to `__setattr__`. */
function stored(patient: Patient, source: Source, func: Func, self: string): readonly Proposal[] {
  const [, name, value] = func.params.map((p) => p.name);
  const changes = callsIn(source).filter(({ node, func: called, args }) => within(func)(node) && called === "setattr" && args.length === 3 && args[0] !== undefined && textOf(source, args[0].value) === self)
    .map(({ node, args }) => ({ from: node.from, to: node.to, insert: `super().__setattr__(${args.slice(1).map((a) => textOf(source, a.value)).join(", ")})` }));
  return name === undefined || value === undefined || changes.length === 0 ? [] : new Changes(patient).add(source, changes).propose("stores the attribute with the `__setattr__` of the base");
}

/** A property that reads or writes itself, where the class keeps the value under the name with a `_`. */
function ownField(patient: Patient, source: Source, func: Func, self: string): readonly Proposal[] {
  const decorators = func.decorators.map((d) => textOf(source, d).slice(1).trim());
  if (!decorators.some((d) => /^(?:functools\.)?(?:cached_)?property$/.test(d) || d === `${func.name}.setter`) || func.owner === null) return [];
  const hidden = `_${func.name}`;
  const sets = nodesOf(source, ["AssignStatement"]).some((node) => node.from > (func.owner?.from ?? 0) && node.to <= (func.owner?.to ?? 0) && node.firstChild !== null && textOf(source, node.firstChild) === `${self}.${hidden}`);
  const places = nodesOf(source, ["MemberExpression"]).filter(within(func)).filter((node) => textOf(source, node) === `${self}.${func.name}`).flatMap((node) => child(node, "PropertyName") ?? []);
  if (!sets || places.length === 0) return [];
  return new Changes(patient).add(source, places.map((p) => ({ from: p.from, to: p.to, insert: hidden }))).propose(`reads \`${self}.${hidden}\`, where the property \`${func.name}\` keeps its value`);
}

/** `self.f(…)` in an `f` that a base has too. */
function ofBase(patient: Patient, source: Source, func: Func, self: string): readonly Proposal[] {
  const bases = func.owner === null ? [] : namesIn(source, child(func.owner, "ArgList") ?? func.owner.lastChild ?? func.owner);
  const calls = callsIn(source).filter(({ node, func: called }) => within(func)(node) && called === `${self}.${func.name}`);
  const [call, ...more] = calls;
  if (call === undefined || more.length > 0 || func.owner === null || child(func.owner, "ArgList") === null) return [];
  // A call of itself with what it was given is no step towards an end.
  const same = call.args.every((a, n) => textOf(source, a.value) === func.params.slice(1)[n]?.name) && call.args.length === func.params.length - 1;
  const inherited = bases.some((base) => [...patient.dossier.sources.values()].some((facts) => facts.defs.some((def) => def.qualname === `${base}.${func.name}`))) || /^__\w+__$/.test(func.name);
  const target = children(call.node)[0];
  if (!same || !inherited || target === undefined) return [];
  return new Changes(patient).add(source, [{ from: target.from, to: target.from + self.length, insert: "super()" }]).propose(`calls the \`${func.name}\` of the base`);
}
