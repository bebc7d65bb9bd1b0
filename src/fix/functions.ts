/** Functions of a syntax tree: their parts, and edits of their heads. */
import type { SyntaxNode } from "@lezer/common";
import { child, children, indentOf, lineAt, lineStart, newlineOf, nodesOf, textOf, type Change, type Source } from "../syntax/source.js";
import { bodyOf, functionOn, isText } from "./statements.js";

export interface Parameter {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly annotation: SyntaxNode | null;
  readonly value: SyntaxNode | null;
  /** `*args` or `**kwargs`. */
  readonly isStar: boolean;
}

export interface Func {
  readonly node: SyntaxNode;
  readonly name: string;
  readonly isAsync: boolean;
  readonly list: SyntaxNode;
  readonly params: readonly Parameter[];
  readonly decorators: readonly SyntaxNode[];
  /** The class whose body it stands in. */
  readonly owner: SyntaxNode | null;
}

export function funcOf(source: Source, node: SyntaxNode): Func | null {
  const [name, list] = [child(node, "VariableName"), child(node, "ParamList")];
  if (node.name !== "FunctionDefinition" || name === null || list === null) return null;
  const holder = node.parent?.name === "DecoratedStatement" ? node.parent : node;
  const owner = holder.parent?.name === "Body" && holder.parent.parent?.name === "ClassDefinition" ? holder.parent.parent : null;
  return {
    node, name: textOf(source, name), isAsync: child(node, "async") !== null, list, params: parametersOf(source, list), owner,
    decorators: holder === node ? [] : children(holder).filter((c) => c.name === "Decorator"),
  };
}

/** The function that starts on a line, or the innermost one that holds it. */
export function funcOn(source: Source, line: number): Func | null {
  const node = functionOn(source, line);
  return node === null ? null : funcOf(source, node);
}

export const functionsIn = (source: Source): Func[] => nodesOf(source, ["FunctionDefinition"]).flatMap((node) => funcOf(source, node) ?? []);

function parametersOf(source: Source, list: SyntaxNode): Parameter[] {
  const parts = children(list);
  return parts.flatMap((node, i): Parameter[] => {
    if (node.name !== "VariableName" || parts[i - 1]?.name === "AssignOp") return [];
    const annotation = parts[i + 1]?.name === "TypeDef" ? (parts[i + 1] ?? null) : null;
    const after = i + (annotation === null ? 1 : 2);
    const value = parts[after]?.name === "AssignOp" ? (parts[after + 1] ?? null) : null;
    return [{ name: textOf(source, node), node, annotation, value, isStar: /^\*/.test(parts[i - 1]?.name ?? "") }];
  });
}

/** What runs a piece of code: the function whose body it is, a lambda or generator expression that puts it off, or the module. */
export type Runner = { readonly kind: "function"; readonly func: Func } | { readonly kind: "deferred" | "module" };

export function runnerOf(source: Source, node: SyntaxNode): Runner {
  let [inner, at]: [SyntaxNode, SyntaxNode | null] = [node, node.parent];
  for (; at !== null; [inner, at] = [at, at.parent]) {
    if (at.name === "LambdaExpression" && inner.name !== "ParamList") return { kind: "deferred" };
    if (isGenerator(at) && !isFirstIterable(at, inner)) return { kind: "deferred" };
    if (at.name === "FunctionDefinition" && inner.name === "Body") {
      const func = funcOf(source, at);
      if (func !== null) return { kind: "function", func };
    }
    if (at.name === "ClassDefinition") return { kind: "module" };
  }
  return { kind: "module" };
}

/** `(x for x in xs)`, with parentheses of its own or those of a call. */
export const isGenerator = (node: SyntaxNode): boolean => node.name === "ComprehensionExpression" || (node.name === "ArgList" && children(node).some((c) => c.name === "for"));

/** The first iterable of a generator expression is computed at once, outside of it. */
function isFirstIterable(generator: SyntaxNode, inner: SyntaxNode): boolean {
  const parts = children(generator);
  const first = parts.findIndex((p) => p.name === "in");
  return parts[first + 1]?.from === inner.from && first >= 0;
}

/** Adds a parameter at the end, before `*args` and what only keywords reach; no change where it is there. */
export function withParameter(source: Source, { params, list }: Func, name: string): Change[] {
  if (params.some((p) => p.name === name)) return [];
  const parts = children(list);
  const plain = params.filter((p) => !p.isStar);
  const star = parts.find((p) => p.name === "*" || p.name === "**");
  const first = plain.find((p) => p.value !== null);
  const before = first?.node ?? star;
  if (before !== undefined) return [{ from: before.from, to: before.from, insert: `${name}, ` }];
  const last = parts.filter((p) => p.name !== ")" && p.name !== "Comment").at(-1);
  if (last === undefined || last.name === "(") return [{ from: list.from + 1, to: list.from + 1, insert: name }];
  if (last.name !== ",") return [{ from: last.to, to: last.to, insert: `, ${name}` }];
  // A list with one parameter a line ends in a comma.
  const lead = /\n[ \t]*$/.exec(source.text.slice(list.from, params.at(-1)?.node.from ?? last.from))?.[0] ?? " ";
  return [{ from: last.to, to: last.to, insert: `${lead}${name},` }];
}

/** The statements of a function without its docstring. */
export function statementsOf(func: Pick<Func, "node">): SyntaxNode[] {
  const all = bodyOf(func.node);
  return all[0] !== undefined && isText(all[0]) ? all.slice(1) : all;
}

/** Lines put before a statement, at its indentation; null where it does not begin its line. */
export function before(source: Source, statement: SyntaxNode, lines: readonly string[]): Change | null {
  const { text } = source;
  const at = lineStart(text, lineAt(text, statement.from));
  if (text.slice(at, statement.from).trim() !== "") return null;
  const indent = text.slice(at, statement.from);
  return { from: at, to: at, insert: lines.map((line) => `${line === "" ? "" : indent}${line}${newlineOf(text)}`).join("") };
}

/** Lines put after a statement, at its indentation; null where it does not begin its line. */
export function after(source: Source, statement: SyntaxNode, lines: readonly string[]): Change | null {
  const { text } = source;
  const line = lineAt(text, statement.from);
  if (text.slice(lineStart(text, line), statement.from).trim() !== "") return null;
  const end = text.indexOf("\n", Math.max(statement.from, statement.to - 1));
  const at = end < 0 ? text.length : end + 1;
  const indent = indentOf(text, line);
  const close = end < 0 ? newlineOf(text) : "";
  return { from: at, to: at, insert: close + lines.map((one) => `${indent}${one}${newlineOf(text)}`).join("") };
}

/** Lines that a function's body begins with, after its docstring. */
export function atBeginning(source: Source, func: Pick<Func, "node">, lines: readonly string[]): Change | null {
  const all = bodyOf(func.node);
  const [first] = statementsOf(func);
  if (first !== undefined) return before(source, statementStart(first), lines);
  const text = all.at(-1);
  return text === undefined ? null : after(source, text, lines);
}

/** A decorated definition begins with its first decorator. */
const statementStart = (node: SyntaxNode): SyntaxNode => (node.parent?.name === "DecoratedStatement" ? node.parent : node);

/** Offset at which a definition begins with its decorators. */
export const headOf = ({ node }: Pick<Func, "node">): SyntaxNode => statementStart(node);

/** A decorator put right above the `def`. */
export function withDecorator(source: Source, { node }: Func, text: string): Change {
  const line = lineAt(source.text, node.from);
  const at = lineStart(source.text, line);
  return { from: at, to: at, insert: `${indentOf(source.text, line)}@${text}${newlineOf(source.text)}` };
}

/** The function whose definition, decorators included, begins at a line or holds its head there. */
export const definedAt = (source: Source, line: number): Func | null =>
  functionsIn(source).find((func) => lineAt(source.text, headOf(func).from) <= line && line <= lineAt(source.text, func.list.to)) ?? null;
