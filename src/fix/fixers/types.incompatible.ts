/** Corrects a declared type that the value and every user contradict: mypy's own words name the other one, and mypy decides. */
import type { SyntaxNode } from "@lezer/common";
import type { TypeFailure } from "../../probe/failure.js";
import { definitions, tail } from "../../diagnose/facts-of-sources.js";
import { originOf, typeError } from "../../diagnose/facts-of-types.js";
import { typeFailures } from "../../diagnose/place.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { funcOn, type Func } from "../functions.js";
import { boundName, importStatements } from "../imports.js";
import { mentions } from "../mentions.js";
import { BUILTIN_NAMES } from "../names.js";
import { child, children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { functionOn, namesOf } from "../statements.js";

/** mypy/messages.py: what a place got, and what is declared for it. */
const RETURNED = /^Incompatible return value type \(got "([^"]+)", expected "([^"]+)"\)/;
const ASSIGNED = /^Incompatible types in assignment \(expression has type "([^"]+)", variable has type "([^"]+)"\)/;
const PASSED = /has incompatible type "([^"]+)"; expected "([^"]+)"/;
/** A method and what its base declares: the number of an argument, or its result. */
const OVERRIDES = /^Argument (\d+) of "\w+" is incompatible with supertype "([^"]+)"; supertype defines the argument type as "([^"]+)"/;
const RESULT = /^Return type "[^"]+" of "\w+" incompatible with return type "([^"]+)" in supertype "([^"]+)"/;
/** Types that a person would write so; `object` and partial ones are none. */
const PLAIN = /^(?!.*\b(?:object|Any|Never|def|TypedDict)\b)[A-Za-z_][\w.]*(?:\[[\w., [\]|]*\])?(?: \| [\w.[\], ]+)*$/;
const TYPING = new Set("Dict List Set FrozenSet Tuple Optional Union Mapping MutableMapping Sequence MutableSequence Iterable Iterator Generator Callable Type Deque DefaultDict Counter".split(" "));

export const incompatible: Fixer = {
  kinds: ["types.incompatible"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const code = file === null ? null : source(file);
    const error = typeError(dossier);
    if (code === null || line === null || error === null || dossier.isTest(code.file)) return [];
    const own = typeFailures(dossier).filter((one) => one.file === file && one.line === line);
    return [...resultAtFault(patient, code, line, error), ...own.flatMap((one) => [...overriding(patient, code, one), ...returned(patient, code, one), ...assigned(patient, code, one)])];
  },
};

/** A function's declared result, whose users each ask for the same other type: in the declaration, the one takes the other's place. */
function resultAtFault(patient: Patient, source: Source, line: number, error: TypeFailure): readonly Proposal[] {
  const { dossier } = patient;
  const func = funcOn(source, line);
  const type = func === null || lineAt(source.text, func.node.from) > line ? null : resultOf(func.node);
  if (func === null || type === null || source.file === error.file && error.line === line) return [];
  const wanted = typeFailures(dossier).flatMap((one) => {
    const found = PASSED.exec(one.message);
    const first = originOf(dossier, one)?.first;
    return found === null || (first !== undefined && first !== source.file) ? [] : [[found[1] ?? "", found[2] ?? ""] as const];
  });
  const asked = wanted.filter(([given, expected]) => PLAIN.test(given) && PLAIN.test(expected));
  return [...new Set(asked.map((pair) => pair.join("\n")))].flatMap((pair) => {
    const [given = "", expected = ""] = pair.split("\n");
    // The last place is the value of a mapping, the element of a sequence.
    const place = [type, ...parts(type)].filter((one) => same(textOf(source, one), given)).at(-1);
    return place === undefined ? [] : put(patient, source, place, expected, `declares \`${func.name}\` to give what its users take`);
  });
}

/** What the base class declares, in its words, for a method that takes less than that or gives other things. */
function overriding(patient: Patient, source: Source, { message, line }: TypeFailure): readonly Proposal[] {
  const [, at, base = "", taken = ""] = OVERRIDES.exec(message) ?? [];
  const [, given = "", above = ""] = RESULT.exec(message) ?? [];
  const func = line === null ? null : funcOn(source, line);
  if (func === null || (at === undefined && given === "")) return [];
  // mypy counts without the object that a method is called on.
  const placeIn = (text: Source, { node: of, params, decorators }: Func): SyntaxNode | null => at === undefined ? resultOf(of)
    : (params[Number(at) - (decorators.some((one) => /^@staticmethod\b/.test(textOf(text, one).trim())) ? 1 : 0)]?.annotation?.lastChild ?? null);
  const place = placeIn(source, func);
  const type = declaredAbove(patient, tail(base === "" ? above : base), func.name, placeIn) ?? (taken === "" ? given : taken);
  return place === null || !PLAIN.test(type) ? [] : put(patient, source, place, type, `declares \`${func.name}\` as the class that it comes from does`);
}

/** A type as the one class of that name in the project writes it. */
function declaredAbove({ dossier, source }: Patient, owner: string, name: string, placeIn: (text: Source, func: Func) => SyntaxNode | null): string | null {
  const [found, ...more] = definitions(dossier, name).filter(({ def }) => tail(def.qualname.slice(0, -name.length - 1)) === owner);
  const text = found === undefined || more.length > 0 ? null : source(found.file);
  const func = text === null || found === undefined ? null : funcOn(text, found.line);
  const place = text === null || func === null ? null : placeIn(text, func);
  return text === null || place === null ? null : textOf(text, place);
}

/** What a function returns in fact, where that is one type. */
function returned(patient: Patient, source: Source, { message, line }: TypeFailure): readonly Proposal[] {
  const found = RETURNED.exec(message);
  const node = line === null ? null : functionOn(source, line);
  const type = node === null ? null : resultOf(node);
  return found === null || type === null || !PLAIN.test(found[1] ?? "") ? [] : put(patient, source, type, found[1] ?? "", `declares the result as the \`${found[1] ?? ""}\` that is returned`);
}

/** The value that a variable is first bound to. */
function assigned(patient: Patient, source: Source, { message, line }: TypeFailure): readonly Proposal[] {
  const found = ASSIGNED.exec(message);
  const statement = line === null ? undefined : nodesOf(source, ["AssignStatement"], [line, line]).find((one) => child(one, "TypeDef") !== null);
  const type = statement === undefined ? null : (child(statement, "TypeDef")?.lastChild ?? null);
  return found === null || type === null || !PLAIN.test(found[1] ?? "") || found[1] === "None" ? [] : put(patient, source, type, found[1] ?? "", `declares the variable as the \`${found[1] ?? ""}\` that it holds`);
}

const resultOf = (func: SyntaxNode): SyntaxNode | null => child(func, "TypeDef")?.lastChild ?? null;

const same = (a: string, b: string): boolean => a.replace(/\s/g, "").toLowerCase() === b.replace(/\s/g, "").toLowerCase();

/** Types inside a type, the outer first. */
function parts(type: SyntaxNode): SyntaxNode[] {
  return children(type).filter((one) => !["[", "]", ",", ".", "PropertyName"].includes(one.name)).flatMap((one) => [one, ...parts(one)]);
}

/** Writes a type as the file writes types, with the imports that it needs; none where a name of it is not to be had. */
function put(patient: Patient, source: Source, place: SyntaxNode, type: string, summary: string): readonly Proposal[] {
  const text = type.replace(/\b(dict|list|set|frozenset|tuple)\[/g, (_, name: string) => `${spelt(source, name)}[`);
  const have = namesOf(source);
  const changes = new Changes(patient).add(source, [{ from: place.from, to: place.to, insert: text }]);
  for (const name of new Set([...text.matchAll(/(?<![\w.])[A-Za-z_]\w*/g)].map((m) => m[0]))) {
    if (have.has(name) || BUILTIN_NAMES.has(name)) continue;
    const home = mentions(patient, name).flatMap((other) => importStatements(other).filter((s) => s.top && s.module !== null && s.module.level === 0 && s.names.some((n) => boundName(n) === name && n.as === null)))[0];
    const module = home?.module?.text ?? (TYPING.has(name) ? "typing" : null);
    if (module === null) return [];
    changes.import(source, module, name);
  }
  return changes.propose(summary);
}

/** `Dict[` where the file says so, as code for Python 3.8 does. */
function spelt(source: Source, name: string): string {
  const old = name === "frozenset" ? "FrozenSet" : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return nodesOf(source, ["VariableName"]).some((node) => TYPING.has(textOf(source, node))) && !new RegExp(`\\b${name}\\[`).test(source.text) ? old : name;
}
