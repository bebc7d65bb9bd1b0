/** Statements of a syntax tree: where they stand, what they bind, and how one is taken out. */
import type { SyntaxNode } from "@lezer/common";
import { around, children, indentOf, lineAt, lineStart, nodesOf, startingOn, textOf, type Change, type Source } from "../syntax/source.js";

const FUNCTION = ["FunctionDefinition", "LambdaExpression"];

export const isStatement = (node: SyntaxNode): boolean => /Statement$|^(?:FunctionDefinition|ClassDefinition)$/.test(node.name) && node.name !== "StatementGroup";

/** The first and last line of a node. */
export const linesOf = (source: Source, node: SyntaxNode): readonly [number, number] => [lineAt(source.text, node.from), lineAt(source.text, Math.max(node.from, node.to - 1))];

/** Statements around an offset, the innermost first. */
export function statementsAt(source: Source, offset: number): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let node: SyntaxNode | null = source.tree.resolveInner(offset, 1); node !== null; node = node.parent) if (isStatement(node)) found.push(node);
  return found;
}

/** Statements around the first character of code on a line, the innermost first. */
export const statementsOn = (source: Source, line: number): SyntaxNode[] => statementsAt(source, lineStart(source.text, line) + indentOf(source.text, line).length);

/** The function that holds a line, its `def` line included. */
export function functionOn(source: Source, line: number): SyntaxNode | null {
  const on = startingOn(source, ["FunctionDefinition"], line)[0];
  return on ?? statementsOn(source, line).find((s) => s.name === "FunctionDefinition") ?? null;
}

/** The statements of a body (`Body`, or what holds one). */
export function bodyOf(node: SyntaxNode): SyntaxNode[] {
  const body = node.name === "Body" ? node : children(node).find((c) => c.name === "Body");
  return body === undefined ? [] : children(body).filter(isStatement);
}

/** Whether a statement is nothing but a text: a docstring, where it comes first. */
export const isText = (node: SyntaxNode): boolean => node.name === "ExpressionStatement" && ["String", "ContinuedString"].includes(node.firstChild?.name ?? "");

/** Whether a function begins or ends between the two: names of one are none of the other's. */
export const sameFunction = (a: SyntaxNode, b: SyntaxNode): boolean => around(a, FUNCTION)?.from === around(b, FUNCTION)?.from;

/** A statement with its lines; null where others share them, or its block would be left empty. */
export function without(source: Source, statement: SyntaxNode): Change | null {
  const [first, last] = linesOf(source, statement);
  const [from, to] = [lineStart(source.text, first), lineStart(source.text, last + 1)];
  const siblings = statement.parent === null ? [] : children(statement.parent).filter(isStatement);
  if (source.text.slice(from, statement.from).trim() !== "" || source.text.slice(statement.to, to).replace(/#.*/, "").trim() !== "" || siblings.length < 2) return null;
  return { from, to, insert: "" };
}

/** Names in a piece of a tree, in the order of the text. */
export const namesIn = (source: Source, node: SyntaxNode): string[] => {
  const found: string[] = [];
  node.cursor().iterate((n) => { if (n.name === "VariableName") found.push(textOf(source, n.node)); });
  return found;
};

/** All plain names that a file speaks of. */
export const namesOf = (source: Source): ReadonlySet<string> => new Set(nodesOf(source, ["VariableName"]).map((n) => textOf(source, n)));
