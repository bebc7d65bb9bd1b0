/** Names in a Python file: what they stand for, and the definition that a place lies in. */
import type { SyntaxNode } from "@lezer/common";
import { child, children, nodesOf, textOf, type Source } from "./source.js";

const DEFINITIONS = ["FunctionDefinition", "ClassDefinition"];

/** The text of a plain dotted name (`a.b.c`); null for every other expression. */
export function dotted(source: Source, node: SyntaxNode): string | null {
  if (node.name === "VariableName") return textOf(source, node);
  if (node.name !== "MemberExpression") return null;
  const [base, dot, attribute] = children(node);
  const left = base === undefined || dot?.name !== "." ? null : dotted(source, base);
  return left === null || attribute?.name !== "PropertyName" ? null : `${left}.${textOf(source, attribute)}`;
}

/** What each name that the file's imports bind stands for: `from time import sleep as nap` gives `nap` → `time.sleep`. */
export function importsOf(source: Source): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of nodesOf(source, ["ImportStatement"])) {
    const flat = textOf(source, node).replace(/#.*$/gm, "").replace(/[()\\\s]+/g, " ").trim();
    const from = /^from (\S+) import (.*)$/.exec(flat.replace(/^from (\.+) (\w)/, "from $1$2"));
    for (const item of (from?.[2] ?? flat.replace(/^import /, "")).split(",")) {
      const [, path = "", as] = /^\s*([\w. ]+?)(?: as (\w+))?\s*$/.exec(item) ?? [];
      const name = path.replaceAll(" ", "");
      if (name === "") continue;
      if (from?.[1] !== undefined) found.set(as ?? name, `${from[1]}.${name}`);
      else if (as !== undefined) found.set(as, name);
      else found.set(name.split(".", 1)[0] ?? name, name.split(".", 1)[0] ?? name);
    }
  }
  return found;
}

/** A dotted name with its first part replaced by what the file's imports say that it is; itself where none binds it. */
export function resolved(imports: ReadonlyMap<string, string>, name: string): string {
  const [first = "", ...rest] = name.split(".");
  return [imports.get(first) ?? first, ...rest].join(".");
}

export const nameOf = (source: Source, definition: SyntaxNode): string => {
  const name = child(definition, "VariableName");
  return name === null ? "" : textOf(source, name);
};

/** The definitions around a node, outermost first, the node itself among them where it is one. */
export function definitionsAround(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) if (DEFINITIONS.includes(at.name)) found.unshift(at);
  return found;
}

/** `Class.method` of the definition that a node lies in (or is); "" at module level. */
export const scopeOf = (source: Source, node: SyntaxNode): string => definitionsAround(node).map((d) => nameOf(source, d)).join(".");

/** Whether a function is an `async def`. */
export const isAsync = (node: SyntaxNode): boolean => node.firstChild?.name === "async";

/** The innermost function around a node, unless a lambda or a class stands between. */
export function functionAround(node: SyntaxNode): SyntaxNode | null {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.name === "FunctionDefinition") return at;
    if (at.name === "LambdaExpression" || at.name === "ClassDefinition") return null;
  }
  return null;
}
