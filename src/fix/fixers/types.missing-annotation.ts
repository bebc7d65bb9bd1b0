/** Annotates a function from what stands there: its defaults, what its callers give, what it returns. None where one parameter stays open. */
import type { SyntaxNode } from "@lezer/common";
import { typeError } from "../../diagnose/facts-of-types.js";
import { tail } from "../../diagnose/facts-of-sources.js";
import { callsIn } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { funcOf, funcOn, type Func, type Parameter } from "../functions.js";
import { mentions } from "../mentions.js";
import { child, children, lineAt, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";
import { functionOn } from "../statements.js";

export const missingAnnotation: Fixer = {
  kinds: ["types.missing-annotation"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const code = file === null ? null : source(file);
    if (code === null || line === null || typeError(dossier) === null) return [];
    const func = funcOn(code, line);
    return func === null || lineAt(code.text, func.node.from) !== line ? variable(patient, code, line) : annotated(patient, code, func);
  },
};

/** A type as text; what it needs from `typing`. */
type Typed = string;

function annotated(patient: Patient, source: Source, func: Func): readonly Proposal[] {
  const own = func.params.filter((p, i) => !(i === 0 && func.owner !== null && /^(?:self|cls)$/.test(p.name)));
  if (own.some((p) => p.isStar && p.annotation === null)) return [];
  const open = own.filter((p) => p.annotation === null);
  const types = open.map((p) => ({ param: p, type: parameterType(patient, source, func, own.indexOf(p), p) }));
  const result = child(func.node, "TypeDef") === null ? resultType(source, func) : "";
  if (result === null || types.some(({ type }) => type === null)) return [];
  const changes: Change[] = types.flatMap(({ param, type }) => [
    { from: param.node.to, to: param.node.to, insert: `: ${type ?? ""}` },
    // PEP 8: blanks around `=` beside an annotation.
    ...spaced(source, param),
  ]);
  if (result !== "") changes.push({ from: func.list.to, to: func.list.to, insert: ` -> ${result}` });
  const made = new Changes(patient).add(source, changes);
  for (const name of new Set([...types.map((t) => t.type ?? ""), result].flatMap((t) => t.match(/\b(?:Optional|List|Dict|Set|Tuple|Any|Iterator)\b/g) ?? []))) made.import(source, "typing", name);
  return made.propose(`annotates \`${func.name}\` with what it is given and returns`);
}

function spaced(source: Source, { node, value }: Parameter): readonly Change[] {
  const equals = value === null ? -1 : source.text.indexOf("=", node.to);
  return value === null || equals < 0 || source.text[equals - 1] === " " ? [] : [{ from: equals, to: value.from, insert: " = " }];
}

/** By its default; else by the plain values that every caller gives; else by what its body asks of it. */
function parameterType(patient: Patient, source: Source, func: Func, index: number, param: Parameter): Typed | null {
  const byDefault = param.value === null || param.value.name === "None" ? null : typeOf(source, param.value, new Map());
  if (byDefault !== null) return byDefault;
  const given = givenTypes(patient, func, index, param.name);
  const asked = askedOf(source, func, param.name);
  const type = given ?? asked;
  if (type === null || given !== null && asked !== null && given.split("[")[0] !== asked.split("[")[0]) return null;
  return param.value?.name === "None" ? `Optional[${type}]` : type;
}

/** One type where all calls of the project agree. */
function givenTypes(patient: Patient, func: Func, index: number, name: string): Typed | null {
  const values = mentions(patient, func.name).flatMap((other) => callsIn(other).filter((call) => tail(call.func) === func.name && call.node.name === "CallExpression").flatMap((call) => {
    const argument = call.args.find((a) => a.name === name) ?? (call.args.slice(0, index + 1).every((a) => a.name === null) ? call.args[index] : undefined);
    return argument === undefined || argument.value.name === "None" ? [] : [typeAt(other, argument.value)];
  }));
  const known = values.filter((one) => one !== null);
  const [first] = known;
  return first !== undefined && known.every((one) => one === first) ? first : null;
}

/** A value's type in a calling function: a literal's, or that of an annotated name. */
function typeAt(source: Source, value: SyntaxNode): Typed | null {
  const holder = functionOn(source, lineAt(source.text, value.from));
  const func = holder === null ? null : funcOf(source, holder);
  const known = new Map([
    ...(func?.params ?? []).flatMap((p): [string, string][] => (p.annotation?.lastChild == null ? [] : [[p.name, textOf(source, p.annotation.lastChild)]])),
    ...nodesOf(source, ["AssignStatement"]).filter((one) => holder === null || (one.from >= holder.from && one.to <= holder.to)).flatMap((one): [string, string][] => {
      const [target, type] = [one.firstChild, child(one, "TypeDef")?.lastChild];
      return target?.name === "VariableName" && type != null ? [[textOf(source, target), textOf(source, type)]] : [];
    }),
  ]);
  return typeOf(source, value, known);
}

const METHODS: readonly (readonly [string, RegExp])[] = [
  ["str", /^(?:lower|upper|strip|lstrip|rstrip|split|rsplit|splitlines|startswith|endswith|encode|casefold|title|zfill|partition|rpartition|capitalize|isdigit|isalpha)$/],
];

/** What the body calls on it, where only one type has such methods; elements that a set is given and asked for. */
function askedOf(source: Source, func: Func, name: string): Typed | null {
  const inside = (node: SyntaxNode): boolean => node.from > func.list.to && node.to <= func.node.to;
  const methods = nodesOf(source, ["MemberExpression"]).filter(inside).filter((node) => node.firstChild?.name === "VariableName" && textOf(source, node.firstChild) === name).flatMap((node) => { const field = child(node, "PropertyName"); return field === null ? [] : [textOf(source, field)]; });
  const found = METHODS.find(([, pattern]) => methods.some((one) => pattern.test(one)));
  if (found !== undefined) return found[0];
  if (passedToText(source, func, name)) return "str";
  const added = callsIn(source).filter(({ node, func: called }) => inside(node) && called === `${name}.add`).flatMap(({ args }) => args.map((a) => typeInBody(source, func, a.value)));
  const [first] = added;
  return first != null && added.every((one) => one === first) ? `Set[${first}]` : null;
}

/** Functions of the standard library whose argument at this place is a text. */
const TEXTS: Readonly<Record<string, number>> = { "unicodedata.normalize": 1, "re.sub": 2, "re.match": 1, "re.search": 1, "re.fullmatch": 1, "re.findall": 1, "re.split": 1, "json.loads": 0, "html.escape": 0, "shlex.split": 0, "shlex.quote": 0 };

function passedToText(source: Source, func: Func, name: string): boolean {
  return callsIn(source).some(({ node, func: called, args }) => {
    const at = TEXTS[called];
    const value = at === undefined || node.from < func.list.to || node.to > func.node.to ? undefined : args[at]?.value;
    return value?.name === "VariableName" && textOf(source, value) === name;
  });
}

/** Types of expressions that say what they are. @param known of names */
function typeOf(source: Source, value: SyntaxNode, known: ReadonlyMap<string, Typed>): Typed | null {
  const text = textOf(source, value);
  const of = (node: SyntaxNode | null | undefined): Typed | null => (node == null ? null : typeOf(source, node, known));
  switch (value.name) {
    case "String": return /^[rR]?[bB]/.test(text) ? "bytes" : "str";
    case "FormatString": case "ContinuedString": return "str";
    case "Boolean": return "bool";
    case "None": return "None";
    case "Number": return /^[\d_]+$|^0[xXoObB]/.test(text) ? "int" : /[jJ]$/.test(text) ? null : "float";
    case "VariableName": return known.get(text) ?? null;
    case "ParenthesizedExpression": return of(children(value)[1]);
    case "UnaryExpression": return child(value, "not") === null ? of(value.lastChild) : "bool";
    case "BinaryExpression": return binary(source, value, of);
    case "ConditionalExpression": { const [a, b] = [of(value.firstChild), of(value.lastChild)]; return a === b ? a : null; }
    case "CallExpression": return called(source, value, of);
    default: return null;
  }
}

function binary(source: Source, value: SyntaxNode, of: (node: SyntaxNode | null) => Typed | null): Typed | null {
  if (["CompareOp", "in", "is"].some((name) => child(value, name) !== null)) return "bool";
  const [a, b] = [of(value.firstChild), of(value.lastChild)];
  const operator = child(value, "ArithOp");
  if (a !== null && a === b) return operator !== null && textOf(source, operator) === "/" ? "float" : a;
  return a === "str" && operator !== null && textOf(source, operator) === "%" ? "str" : null;
}

/** Built-in constructors, methods of a known text, and functions of the standard library that give one. */
function called(source: Source, value: SyntaxNode, of: (node: SyntaxNode | null) => Typed | null): Typed | null {
  const target = value.firstChild;
  if (target === null) return null;
  const text = textOf(source, target);
  if (/^(?:str|int|float|bool|bytes|len|repr|round|ord|chr|hash|isinstance|callable)$/.test(text)) return text === "len" || text === "ord" || text === "hash" ? "int" : text === "repr" || text === "chr" ? "str" : text === "isinstance" || text === "callable" ? "bool" : text === "round" ? null : text;
  if (/^(?:re\.sub|os\.path\.join|os\.getcwd|json\.dumps|html\.escape|textwrap\.\w+|unicodedata\.normalize|shlex\.quote)$/.test(text)) return "str";
  const method = child(target, "PropertyName");
  const owner = target.name === "MemberExpression" ? of(target.firstChild) : null;
  const name = method === null ? "" : textOf(source, method);
  if (owner === "str") return name === "encode" ? "bytes" : /^(?:startswith|endswith|is\w+)$/.test(name) ? "bool" : /^(?:find|rfind|index|rindex|count)$/.test(name) ? "int" : /^r?split(?:lines)?$/.test(name) ? "List[str]" : /partition$/.test(name) ? null : "str";
  if (name === "decode") return owner === "bytes" ? "str" : null;
  return name === "join" || name === "format" ? (owner === "str" ? "str" : null) : null;
}

/** Types of the function's own names: parameters with a default or annotation, variables bound to what says what it is. */
function typeInBody(source: Source, func: Func, value: SyntaxNode): Typed | null {
  const known = new Map(func.params.flatMap((p): [string, string][] => {
    const type = p.annotation?.lastChild != null ? textOf(source, p.annotation.lastChild) : p.value !== null && p.value.name !== "None" ? typeOf(source, p.value, new Map()) : passedToText(source, func, p.name) ? "str" : null;
    return type === null ? [] : [[p.name, type]];
  }));
  for (const statement of nodesOf(source, ["AssignStatement"]).filter((one) => one.from > func.list.to && one.to <= func.node.to)) {
    const parts = children(statement);
    const equals = parts.findIndex((p) => p.name === "AssignOp");
    const [targets, values] = [parts.slice(0, equals), parts.slice(equals + 1)].map((side) => side.filter((p) => p.name !== ","));
    targets?.forEach((target, n) => {
      const made = targets.length === values?.length ? typeOf(source, values[n] ?? statement, known) : null;
      const name = textOf(source, target);
      if (made === null || target.name !== "VariableName") return;
      known.set(name, known.has(name) && known.get(name) !== made ? "" : made);
    });
  }
  const type = typeOf(source, value, known);
  return type === "" ? null : type;
}

/** What every `return` gives; "None" where there is none. */
function resultType(source: Source, func: Func): Typed | null {
  if (nodesOf(source, ["YieldExpression", "YieldStatement"]).some((one) => one.from > func.node.from && one.to <= func.node.to)) return null;
  const returns = nodesOf(source, ["ReturnStatement"]).filter((one) => functionOn(source, lineAt(source.text, one.from))?.from === func.node.from);
  const types = returns.map((one) => (one.lastChild === null || one.lastChild === one.firstChild || one.lastChild.name === "return" ? "None" : typeInBody(source, func, one.lastChild)));
  const known = types.filter((one) => one !== null);
  if (known.length < types.length) return null;
  const kinds = [...new Set(known)];
  const [first = "None"] = kinds.filter((one) => one !== "None");
  if (kinds.filter((one) => one !== "None").length > 1) return null;
  return kinds.includes("None") && first !== "None" ? `Optional[${first}]` : first;
}

/** `x = []`: the elements that are added tell what it holds. */
function variable(patient: Patient, source: Source, line: number): readonly Proposal[] {
  const statement = nodesOf(source, ["AssignStatement"], [line, line]).find((one) => child(one, "TypeDef") === null && one.firstChild?.name === "VariableName");
  const func = funcOn(source, line);
  const [target, value] = [statement?.firstChild, statement?.lastChild];
  if (statement === undefined || func === null || target == null || value == null) return [];
  const name = textOf(source, target);
  const [kind, method] = textOf(source, value) === "[]" ? ["List", "append"] : textOf(source, value) === "set()" ? ["Set", "add"] : ["", ""];
  const added = callsIn(source).filter(({ node, func: called }) => node.from > statement.to && node.to <= func.node.to && called === `${name}.${method}`).flatMap(({ args }) => args.map((a) => typeInBody(source, func, a.value)));
  const [first] = added;
  if (kind === "" || first == null || added.some((one) => one !== first)) return [];
  const made = new Changes(patient).add(source, [{ from: target.to, to: target.to, insert: `: ${kind}[${first}]` }]);
  made.import(source, "typing", kind);
  return made.propose(`annotates \`${name}\` with what is put into it`);
}
