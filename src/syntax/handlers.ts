/** The `except` clauses of a Python file. */
import type { SyntaxNode } from "@lezer/common";
import { children, lineAt, nodesOf, textOf, type Source } from "./source.js";

export interface Handler {
  readonly statement: SyntaxNode;
  /** The word `except`. */
  readonly at: SyntaxNode;
  /** The expression that names what is caught; null for a bare one. */
  readonly caught: SyntaxNode | null;
  /** The name that the exception is bound to. */
  readonly bound: string | null;
  readonly body: SyntaxNode;
  readonly tried: SyntaxNode;
  readonly line: number;
}

export function handlersOf(source: Source): Handler[] {
  return nodesOf(source, ["TryStatement"]).flatMap((statement) => {
    const parts = children(statement);
    const tried = parts.find((p) => p.name === "Body");
    return parts.flatMap((at, i): Handler[] => {
      if (at.name !== "except" || tried === undefined) return [];
      const rest = parts.slice(i + 1);
      const end = rest.findIndex((p) => p.name === "Body");
      const body = rest[end];
      if (body === undefined) return [];
      const head = rest.slice(0, end).filter((p) => p.name !== "*" && p.name !== "Comment");
      const as = head.findIndex((p) => p.name === "as");
      const bound = as < 0 ? undefined : head[as + 1];
      return [{ statement, at, body, tried, caught: as === 0 ? null : (head[0] ?? null), bound: bound === undefined ? null : textOf(source, bound), line: lineAt(source.text, at.from) }];
    });
  });
}

/** Whether it catches every error: bare, `Exception` or `BaseException`, alone or in a tuple. */
export function isBroad(source: Source, { caught }: Handler): boolean {
  return caught === null || (textOf(source, caught).match(/[\w.]+/g) ?? []).some((name) => /^(?:builtins\.)?(?:Base)?Exception$/.test(name));
}

const raises = (body: SyntaxNode): boolean => {
  let found = false;
  body.cursor().iterate((n) => { found ||= n.name === "RaiseStatement"; return n.name !== "FunctionDefinition" && n.name !== "LambdaExpression"; });
  return found;
};

const EMPTY = new Set(["PassStatement", "ContinueStatement", "BreakStatement"]);
const PLAIN = new Set(["None", "Ellipsis", "String", "Number", "Boolean"]);

/** A statement that does nothing with the error: `pass`, `...`, `continue`, `break`, or a `return` of a plain value. */
function isInert(statement: SyntaxNode): boolean {
  if (EMPTY.has(statement.name) || statement.name === "Comment") return true;
  const values = children(statement).filter((c) => c.name !== "return" && c.name !== "Comment");
  const plain = values.every((v) => PLAIN.has(v.name) || (/^(?:Array|Dictionary|Tuple)Expression$/.test(v.name) && children(v).every((c) => /^\W+$/.test(c.name))));
  return plain && (statement.name === "ReturnStatement" || statement.name === "ExpressionStatement");
}

/** Whether the handler drops the error: nothing in it looks at it or raises. A bare one drops it unless it raises. */
export function dropsError(handler: Handler): boolean {
  if (handler.caught === null) return !raises(handler.body);
  return children(handler.body).filter((c) => c.name !== ":").every(isInert);
}
