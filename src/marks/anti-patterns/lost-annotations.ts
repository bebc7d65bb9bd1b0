/** A public function or attribute whose annotations say less than before: gone, or `Any` where a type stood. */
import type { SyntaxNode } from "@lezer/common";
import { nameOf, scopeOf } from "../../syntax/names.js";
import { child, children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import type { Remark } from "../remark.js";
import type { AntiPattern } from "./anti-pattern.js";

interface Signature {
  readonly qualname: string;
  readonly line: number;
  /** By parameter its annotation, null where it has none; `return` for the function itself, `type` for an attribute. */
  readonly annotated: ReadonlyMap<string, string | null>;
}

const isPublic = (qualname: string): boolean => qualname.split(".").every((part) => !part.startsWith("_") || part === "__init__" || part === "__call__");

/** What a function declares; null for one without a name. */
function ofFunction(source: Source, definition: SyntaxNode): Signature | null {
  const typed = (node: SyntaxNode | null | undefined): string | null => (node?.name === "TypeDef" ? textOf(source, node) : null);
  const annotated = new Map([["return", typed(child(definition, "TypeDef"))]]);
  const list = child(definition, "ParamList");
  const parts = list === null ? [] : children(list);
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1]?.name;
    if (part.name === "VariableName" && before !== "AssignOp") annotated.set(textOf(source, part), typed(parts[i + 1]));
  }
  return nameOf(source, definition) === "" ? null : { qualname: scopeOf(source, definition), line: lineAt(source.text, definition.from), annotated };
}

/** What an annotated assignment declares, in a class or a module; null for any other one. */
function ofAttribute(source: Source, assignment: SyntaxNode): Signature | null {
  const [name, type] = [child(assignment, "VariableName"), child(assignment, "TypeDef")];
  if (name === null || type === null) return null;
  const qualname = [scopeOf(source, assignment), textOf(source, name)].filter((part) => part !== "").join(".");
  return { qualname, line: lineAt(source.text, assignment.from), annotated: new Map([["type", textOf(source, type)]]) };
}

/** Whether an annotation says less than it did. */
function saysLess(now: string | null, was: string | null | undefined): boolean {
  return was != null && (now === null || (/\bAny\b/.test(now) && !/\bAny\b/.test(was)));
}

const NAMES: Readonly<Record<string, string>> = { return: "its return", type: "its type" };

function inFunction(node: SyntaxNode): boolean {
  for (let at = node.parent; at !== null; at = at.parent) if (at.name === "FunctionDefinition") return true;
  return false;
}

/** Signatures by qualified name, several where a name is defined several times (overloads, branches); none of functions in functions. */
function signatures(source: Source): ReadonlyMap<string, readonly Signature[]> {
  const found = new Map<string, Signature[]>();
  for (const node of nodesOf(source, ["FunctionDefinition", "AssignStatement"])) {
    const signature = inFunction(node) ? null : node.name === "AssignStatement" ? ofAttribute(source, node) : ofFunction(source, node);
    if (signature !== null && isPublic(signature.qualname)) found.set(signature.qualname, [...(found.get(signature.qualname) ?? []), signature]);
  }
  return found;
}

/** Tests and their helpers are nobody's interface. */
const TESTS = /(?:^|\/)(?:tests?|testing)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.pyi?$/;

export const lostAnnotations: AntiPattern = (change) => change.filter((c) => !TESTS.test(c.file)).flatMap(({ file, before, after }): Remark[] => {
  if (before?.source == null || after?.source == null) return [];
  const old = signatures(before.source);
  return [...signatures(after.source)].flatMap(([qualname, now]) => {
    const was = old.get(qualname) ?? [];
    if (was.length !== now.length) return [];
    return now.flatMap((signature, i): Remark[] => {
      const lost = [...signature.annotated].filter(([name, type]) => saysLess(type, was[i]?.annotated.get(name))).map(([name]) => NAMES[name] ?? `\`${name}\``);
      if (lost.length === 0) return [];
      return [{
        what: "lost-annotations", kind: null, file, line: signature.line,
        statement: `\`${qualname}\` at \`${file}:${String(signature.line)}\` is public and loses the annotation of ${lost.join(", ")} in this change: mypy no longer checks its callers there.`,
      }];
    });
  });
});
