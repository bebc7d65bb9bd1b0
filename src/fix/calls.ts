/** Calls in the syntax tree, decorators with arguments among them, and edits of their arguments. */
import type { SyntaxNode } from "@lezer/common";
import { child, children, lineAt, nodesOf, textOf, type Change, type Source } from "../syntax/source.js";

export interface Argument {
  /** Null for a positional one. */
  readonly name: string | null;
  readonly value: SyntaxNode;
  readonly from: number;
  readonly to: number;
}

export interface Call {
  /** The call expression, or the decorator. */
  readonly node: SyntaxNode;
  /** What is called, as it is written: `mock.patch.object`; and its offsets. */
  readonly func: string;
  readonly from: number;
  readonly to: number;
  readonly list: SyntaxNode;
  readonly args: readonly Argument[];
}

/** All calls, or those that touch the lines. */
export function callsIn(source: Source, lines?: readonly [number, number]): Call[] {
  return nodesOf(source, ["CallExpression", "Decorator"], lines).flatMap((node) => callOf(source, node) ?? []);
}

export function callOf(source: Source, node: SyntaxNode): Call | null {
  const list = child(node, "ArgList");
  if (list === null) return null;
  const from = node.name === "Decorator" ? (node.firstChild?.to ?? node.from) : node.from;
  return { node, func: source.text.slice(from, list.from).trim(), from, to: list.from, list, args: argumentsOf(source, list) };
}

function argumentsOf(source: Source, list: SyntaxNode): Argument[] {
  const found: Argument[] = [];
  let open: SyntaxNode[] = [];
  const close = (): void => {
    const [first, second, third] = open;
    if (first !== undefined) {
      const named = second?.name === "AssignOp" && third !== undefined;
      found.push({ name: named ? textOf(source, first) : null, value: named ? third : first, from: first.from, to: open.at(-1)?.to ?? first.to });
    }
    open = [];
  };
  for (const part of children(list).slice(1, -1)) {
    if (part.name === ",") close();
    else if (part.name !== "Comment") open.push(part);
  }
  close();
  return found;
}

/** Adds `name=value` after the last argument. */
export function withArgument(source: Source, { list, args }: Call, text: string): Change {
  const last = args.at(-1);
  const at = last?.to ?? list.from + 1;
  if (last === undefined) return { from: at, to: at, insert: text };
  const tail = source.text.slice(last.to, list.to - 1);
  // One argument a line: the new one gets a line of its own.
  const alone = lineAt(source.text, last.from) !== lineAt(source.text, list.from) && tail.includes("\n");
  const indent = alone ? (/\n[ \t]*$/.exec(source.text.slice(list.from, last.from))?.[0] ?? " ") : " ";
  return { from: at, to: at, insert: `,${indent}${text}` };
}

/** Takes an argument out with its comma. */
export function withoutArgument({ args }: Call, argument: Argument): Change {
  const index = args.indexOf(argument);
  const [before, next] = [args[index - 1], args[index + 1]];
  if (before !== undefined) return { from: before.to, to: argument.to, insert: "" };
  return { from: argument.from, to: next?.from ?? argument.to, insert: "" };
}

/** The value of a plain string literal without escapes; null for every other node. */
export function literal(source: Source, node: SyntaxNode): string | null {
  const found = node.name === "String" ? /^[rRuU]{0,1}("""|'''|"|')([^]*)\1$/.exec(textOf(source, node)) : null;
  return found === null || /[\\]/.test(found[2] ?? "") ? null : (found[2] ?? "");
}

/** A string literal with another value, its prefix and quotes as they are. */
export function withLiteral(source: Source, node: SyntaxNode, value: string): Change {
  const [, before = "", quote = ""] = /^([a-zA-Z]*)("""|'''|"|')/.exec(textOf(source, node)) ?? [];
  return { from: node.from, to: node.to, insert: `${before}${quote}${value}${quote}` };
}
