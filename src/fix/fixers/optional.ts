/**
 * Narrows a value that may be None before it is used, in the way that another caller of the same function does it: the same
 * raise, return or continue, or the same `or` default.
 */
import type { SyntaxNode } from "@lezer/common";
import { isA, raised } from "../../diagnose/facts-of-frames.js";
import { escape } from "../../diagnose/facts-of-change.js";
import { tail } from "../../diagnose/facts-of-sources.js";
import { typeError } from "../../diagnose/facts-of-types.js";
import { callsIn, type Call } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { boundName, importStatements } from "../imports.js";
import { mentions } from "../mentions.js";
import { BUILTIN_NAMES } from "../names.js";
import { around, child, children, indentOf, lineAt, lineStart, newlineOf, nodesOf, parse, textOf, type Change, type Source } from "../../syntax/source.js";
import { bodyOf, functionOn, isStatement, linesOf, namesIn, statementsAt } from "../statements.js";

export const optional: Fixer = {
  kinds: ["code.none-dereference", "types.optional"],
  propose(patient) {
    const { root, dossier, source } = patient;
    // mypy points at the use, wherever the root is.
    const error = typeError(dossier);
    const { file, line } = error ?? root;
    const code = file === null ? null : source(file);
    if (code === null || line === null || patient.dossier.isTest(code.file)) return [];
    return usedOn(patient, code, line).flatMap((use) => [...guards(patient, code, use), ...defaulted(patient, code, use)]).slice(0, 4);
  },
};

/** A value that is used as if it were there: a call, or a variable that a call was bound to. */
interface Use {
  readonly node: SyntaxNode;
  readonly call: Call;
  /** The variable; null where the call itself is used. */
  readonly name: string | null;
}

function usedOn(patient: Patient, source: Source, line: number): readonly Use[] {
  const error = typeError(patient.dossier);
  const none = new Set(raised(patient.dossier).flatMap(({ exception }) => (isA(exception, "AttributeError") || isA(exception, "TypeError") ? [exception.attribute?.owner_kind === "none" ? (exception.attribute.expr ?? "") : "", ...exception.nones] : [])).filter((one) => one !== ""));
  const wanted = (node: SyntaxNode): boolean => (error !== null ? isUsed(node) : none.has(textOf(source, node)));
  const calls = callsIn(source, [line, line]).filter(({ node }) => node.name === "CallExpression" && wanted(node) && error === null || isOperated(node)).map((call): Use => ({ node: call.node, call, name: null }));
  const names = nodesOf(source, ["VariableName"], [line, line]).filter((node) => wanted(node) && (error === null || isOperated(node) || node.parent?.name === "ArgList" || node.parent?.name === "ReturnStatement")).flatMap((node): Use[] => {
    const call = boundTo(source, node);
    return call === null ? [] : [{ node, call, name: textOf(source, node) }];
  });
  return [...calls.filter(({ node }) => wanted(node)), ...names].filter((one, i, all) => all.findIndex((other) => other.node.from === one.node.from && other.node.to === one.node.to) === i);
}

const isUsed = (node: SyntaxNode): boolean => node.parent !== null && !/^(?:AssignStatement|ExpressionStatement)$/.test(node.parent.name);
/** Something is asked of it: an attribute, an element. */
const isOperated = (node: SyntaxNode): boolean => node.parent?.name === "MemberExpression" && node.parent.firstChild?.from === node.from && node.parent.firstChild.to === node.to;

/** The call that the nearest assignment above bound to the variable. */
function boundTo(source: Source, use: SyntaxNode): Call | null {
  const func = functionOn(source, lineAt(source.text, use.from));
  const name = textOf(source, use);
  const bound = nodesOf(source, ["AssignStatement", "NamedExpression"]).filter((node) => (func === null || node.from > func.from) && node.to <= use.from && node.firstChild !== null && textOf(source, node.firstChild) === name).at(-1);
  const value = bound?.lastChild;
  return value?.name === "CallExpression" ? (callsIn(source).find(({ node }) => node.from === value.from && node.to === value.to) ?? null) : null;
}

/** A check of another caller: `v = call(…)`, then `if v is None:` and one statement that leaves. */
interface Check {
  readonly source: Source;
  readonly call: Call;
  readonly name: string;
  readonly condition: string;
  readonly leaves: SyntaxNode;
}

function checksOf(patient: Patient, called: string, but: Call): readonly Check[] {
  return mentions(patient, called).filter(({ file }) => !patient.dossier.isTest(file)).flatMap((source) =>
    callsIn(source).filter(({ func, node }) => tail(func) === called && node.parent?.name === "AssignStatement" && node.parent.lastChild?.from === node.from).flatMap((call): Check[] => {
      const target = call.node.parent?.firstChild;
      const next = call.node.parent?.nextSibling;
      if (target?.name !== "VariableName" || next?.name !== "IfStatement" || call.from === but.from) return [];
      const name = textOf(source, target);
      const condition = children(next)[1];
      const [leaves, ...more] = bodyOf(next);
      const words = condition === undefined ? "" : textOf(source, condition).replace(/\s+/g, " ");
      const asks = words === `${name} is None` || words === `not ${name}`;
      if (!asks || leaves === undefined || more.length > 0 || child(next, "else") !== null || !/^(?:Raise|Return|Continue|Break)Statement$/.test(leaves.name)) return [];
      return [{ source, call, name, condition: words, leaves }];
    }));
}

/** Those of the same class first, then of the same file. */
function guards(patient: Patient, source: Source, use: Use): readonly Proposal[] {
  const called = tail(use.call.func);
  const statement = statementsAt(source, use.node.from).find((one) => one.parent?.name === "Body" || one.parent?.name === "Script");
  if (statement === undefined) return [];
  const checks = [...checksOf(patient, called, use.call)].sort((a, b) => distance(source, use, a) - distance(source, use, b));
  const seen = new Set<string>();
  return checks.flatMap((check) => {
    const name = use.name ?? freeName(source, use, check.name);
    const leaves = carried(source, use, check, name);
    if (name === null || leaves === null || seen.has(leaves) || !fits(source, use, check)) return [];
    seen.add(leaves);
    const line = linesOf(source, statement)[0];
    const [start, indent] = [lineStart(source.text, line), indentOf(source.text, line)];
    if (source.text.slice(start, statement.from).trim() !== "" || !plainlyRuns(statement, use.node)) return [];
    const end = newlineOf(source.text);
    const step = stepOf(source);
    const head = use.name === null ? `${indent}${name} = ${textOf(source, use.node)}${end}` : "";
    const guard = `${indent}if ${check.condition.replace(new RegExp(`\\b${check.name}\\b`), name)}:${end}${indent}${step}${leaves}${end}`;
    const changes: Change[] = [{ from: start, to: start, insert: `${head}${guard}` }, ...(use.name === null ? [{ from: use.node.from, to: use.node.to, insert: name }] : [])];
    const made = new Changes(patient).add(source, changes);
    for (const [module, what] of importsFor(source, check)) made.import(source, module, what);
    return made.propose(`leaves where \`${called}\` gives \`None\`, as another caller does`);
  });
}

const stepOf = (source: Source): string => {
  const inner = nodesOf(source, ["FunctionDefinition", "IfStatement"]).flatMap((node) => { const [first] = bodyOf(node); return first === undefined || lineAt(source.text, first.from) === lineAt(source.text, node.from) ? [] : [[indentOf(source.text, lineAt(source.text, node.from)), indentOf(source.text, lineAt(source.text, first.from))] as const]; })[0];
  return inner === undefined ? "    " : inner[1].slice(inner[0].length);
};

/** The value is computed once, and before all else of its statement: not in a loop's condition, a comprehension, or behind another condition. */
function plainlyRuns(statement: SyntaxNode, use: SyntaxNode): boolean {
  for (let at = use.parent; at !== null && at.from >= statement.from && at !== statement; at = at.parent) {
    if (/Comprehension|^(?:LambdaExpression|ConditionalExpression|Body)$/.test(at.name)) return false;
    if (at.name === "BinaryExpression" && (child(at, "and") !== null || child(at, "or") !== null) && at.firstChild?.from !== use.from) return false;
  }
  return statement.name !== "WhileStatement";
}

const distance = (source: Source, use: Use, check: Check): number => {
  if (check.source.file !== source.file) return 2;
  return around(check.call.node, ["ClassDefinition"])?.from === around(use.node, ["ClassDefinition"])?.from ? 0 : 1;
};

/** A statement that leaves a loop has to stand in one, and a returned value has to be one that this function may give. */
function fits(source: Source, use: Use, { leaves, source: from, call }: Check): boolean {
  const loop = around(use.node, ["ForStatement", "WhileStatement", "FunctionDefinition"]);
  if (/^(?:Continue|Break)/.test(leaves.name)) return loop !== null && loop.name !== "FunctionDefinition";
  const func = functionOn(source, lineAt(source.text, use.node.from));
  if (func === null) return false;
  if (leaves.name !== "ReturnStatement") return true;
  const other = functionOn(from, lineAt(from.text, call.from));
  const result = (text: Source, node: SyntaxNode | null): string => (node === null ? "" : (children(node).filter((c) => c.name === "TypeDef").map((c) => textOf(text, c))[0] ?? ""));
  return result(source, func) === result(from, other);
}

/** The other caller's statement in terms of this one: its variable and the arguments of its call are this call's. */
function carried(source: Source, use: Use, check: Check, name: string | null): string | null {
  if (name === null) return null;
  const pairs = new Map([[check.name, name], ...check.call.args.flatMap((a, n) => {
    const mine = use.call.args[n];
    return mine === undefined || a.name !== mine.name ? [] : [[textOf(check.source, a.value), textOf(source, mine.value)] as const];
  })]);
  const receiver = [check.call.func, use.call.func].map((func) => func.split(".").slice(0, -1).join("."));
  if (receiver[0] !== undefined && receiver[0] !== "" && receiver[1] !== undefined && receiver[1] !== "") pairs.set(receiver[0], receiver[1]);
  let text = textOf(check.source, check.leaves);
  for (const [from, to] of [...pairs].sort((a, b) => b[0].length - a[0].length)) text = text.replace(new RegExp(`(?<![\\w.])${escape(from)}(?!\\w)`, "g"), () => to);
  const known = new Set([...BUILTIN_NAMES, ...inReach(source, use.node), ...importsFor(source, check).map(([, what]) => what), name]);
  const made = parse("", text);
  return namesIn(made, made.tree.topNode).every((one) => known.has(one)) ? text : null;
}

/** What the other file imports for its statement and this one does not have. */
function importsFor(source: Source, check: Check): readonly (readonly [string, string])[] {
  if (check.source.file === source.file) return [];
  const wanted = new Set(namesIn(check.source, check.leaves));
  const have = new Set(importStatements(source).flatMap((s) => s.names.map(boundName)));
  return importStatements(check.source).filter((s) => s.top && s.module !== null && s.module.level === 0).flatMap((s) => s.names.filter((n) => n.as === null && wanted.has(n.name) && !have.has(n.name)).map((n) => [s.module?.text ?? "", n.name] as const));
}

/** Names that stand at a place: the module's, and those of the function up to there. */
function inReach(source: Source, at: SyntaxNode): readonly string[] {
  const func = functionOn(source, lineAt(source.text, at.from));
  const top = children(source.tree.topNode).filter(isStatement).flatMap((one) => [...importStatements(source).filter((s) => s.node.from === one.from).flatMap((s) => s.names.map(boundName)), ...(/Definition$/.test(one.name) ? [textOf(source, child(one, "VariableName") ?? one)] : one.name === "AssignStatement" && one.firstChild !== null ? namesIn(source, one.firstChild) : one.name === "DecoratedStatement" ? children(one).flatMap((c) => (/Definition$/.test(c.name) ? [textOf(source, child(c, "VariableName") ?? c)] : [])) : [])]);
  const local = func === null ? [] : nodesOf(source, ["VariableName"]).filter((node) => node.from >= func.from && node.from < at.from && (node.parent?.name === "ParamList" || node.nextSibling?.name === "AssignOp" || node.prevSibling?.name === "for")).map((node) => textOf(source, node));
  return [...top, ...local];
}

/** A name that the function does not use yet. */
function freeName(source: Source, use: Use, wish: string): string | null {
  const func = functionOn(source, lineAt(source.text, use.node.from));
  if (func === null) return null;
  const taken = new Set(namesIn(source, func));
  return [wish, tail(use.call.func).replace(/^(?:get|find|load|lookup|fetch)_?/, ""), "found"].find((one) => /^[A-Za-z_]\w*$/.test(one) && !taken.has(one)) ?? null;
}

/** `call(…) or default`, where every other caller that narrows gives the same default. */
function defaulted(patient: Patient, source: Source, use: Use): readonly Proposal[] {
  const called = tail(use.call.func);
  const found = mentions(patient, called).filter(({ file }) => !patient.dossier.isTest(file)).flatMap((other) =>
    callsIn(other).filter(({ func, node }) => tail(func) === called && node.parent?.name === "BinaryExpression" && child(node.parent, "or") !== null && node.parent.firstChild?.from === node.from)
      .flatMap(({ node }) => { const value = node.parent?.lastChild; return value == null ? [] : [{ node: value, text: textOf(other, value) }]; }));
  const [first] = found;
  if (first === undefined || found.some((one) => one.text !== first.text) || !/^(?:String|Number|Boolean|ArrayExpression|DictionaryExpression|TupleExpression)$/.test(first.node.name)) return [];
  const { node } = use.call;
  const open = use.name === null;
  return new Changes(patient).add(source, [{ from: node.from, to: node.from, insert: open ? "(" : "" }, { from: node.to, to: node.to, insert: ` or ${first.text}${open ? ")" : ""}` }].filter((c) => c.insert !== ""))
    .propose(`takes \`${first.text}\` where \`${called}\` gives \`None\`, as its other callers do`);
}
