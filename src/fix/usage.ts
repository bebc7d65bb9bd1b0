/** Where a name is used in a file, and imports that a fix leaves without use. */
import type { SyntaxNode } from "@lezer/common";
import { boundName, importStatements, trimmed, withoutNames } from "./imports.js";
import { around, nodesOf, parse, textOf, type Change, type Source } from "../syntax/source.js";

/** Every place of a plain name, without import statements and names of keyword arguments. */
export function usesOf(source: Source, name: string): SyntaxNode[] {
  return nodesOf(source, ["VariableName"]).filter((node) => textOf(source, node) === name && node.parent?.name !== "ImportStatement" && !isKeyword(node));
}

function isKeyword(node: SyntaxNode): boolean {
  return node.parent?.name === "ArgList" && node.nextSibling?.name === "AssignOp";
}

/** A new name for each place of an old one; for the whole file. */
export const renamed = (source: Source, name: string, to: string): Change[] => usesOf(source, name).map((node) => ({ from: node.from, to: node.to, insert: to }));

/** Whether something else in the file is bound to the name: a parameter, an assignment, a definition, a loop. */
export function isRebound(source: Source, name: string): boolean {
  return usesOf(source, name).some((node) => {
    const { parent } = node;
    if (parent === null) return false;
    if (parent.name === "ParamList") return node.prevSibling?.name !== "AssignOp";
    if (parent.name === "FunctionDefinition" || parent.name === "ClassDefinition") return ["def", "class"].includes(node.prevSibling?.name ?? "");
    if (parent.name === "AssignStatement" || parent.name === "UpdateStatement") return node.from < (parent.getChild("AssignOp")?.from ?? parent.getChild("UpdateOp")?.from ?? 0);
    return ["ForStatement", "WithStatement", "ScopeStatement"].includes(parent.name) && ["for", "as", "global", "nonlocal", ","].includes(node.prevSibling?.name ?? "");
  });
}

/** Whether a place lies in an annotation. */
export const inAnnotation = (node: SyntaxNode): boolean => {
  const type = around(node, ["TypeDef", "Body"]);
  return type?.name === "TypeDef";
};

/**
 * The text without those of the imports of these names that nothing uses any more.
 * @param names as the statements bind them
 */
export function withoutUnused(file: string, text: string, names: readonly string[]): string {
  const source = parse(file, text);
  // `__all__` and annotations in quotes speak of names too.
  const quoted = nodesOf(source, ["String"]).filter((node) => around(node, ["TypeDef"]) !== null || /^__all__\b/.test(textOf(source, around(node, ["AssignStatement"]) ?? node))).map((node) => textOf(source, node)).join("\n");
  const unused = names.filter((name) => usesOf(source, name).length === 0 && !new RegExp(`\\b${name}\\b`).test(quoted));
  const changes = importStatements(source).filter((s) => s.top).flatMap((s) => {
    const gone = s.names.filter((n) => unused.includes(boundName(n)));
    return gone.length === 0 ? [] : withoutNames(source, s, gone);
  });
  return trimmed(text, changes);
}
