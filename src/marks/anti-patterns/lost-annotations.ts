/** A public function that had annotations and has fewer now. */
import type { SyntaxNode } from "@lezer/common";
import { nameOf, scopeOf } from "../../syntax/names.js";
import { child, children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import type { Remark } from "../remark.js";
import type { AntiPattern } from "./anti-pattern.js";

interface Signature {
  readonly line: number;
  /** By parameter whether it is annotated; `return` for the function itself. */
  readonly annotated: ReadonlyMap<string, boolean>;
}

const isPublic = (qualname: string): boolean => qualname.split(".").every((part) => !part.startsWith("_") || part === "__init__" || part === "__call__");

function signatureOf(source: Source, definition: SyntaxNode): Signature {
  const annotated = new Map<string, boolean>([["return", child(definition, "TypeDef") !== null]]);
  const list = child(definition, "ParamList");
  const parts = list === null ? [] : children(list);
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1]?.name;
    if (part.name === "VariableName" && before !== "AssignOp") annotated.set(textOf(source, part), parts[i + 1]?.name === "TypeDef");
  }
  return { line: lineAt(source.text, definition.from), annotated };
}

/** Signatures by qualified name, several where a name is defined several times (overloads, branches); none of functions in functions. */
function signatures(source: Source): ReadonlyMap<string, readonly Signature[]> {
  const found = new Map<string, Signature[]>();
  for (const node of nodesOf(source, ["FunctionDefinition"])) {
    const local = ((): boolean => { for (let at = node.parent; at !== null; at = at.parent) if (at.name === "FunctionDefinition") return true; return false; })();
    const qualname = scopeOf(source, node);
    if (!local && isPublic(qualname) && nameOf(source, node) !== "") found.set(qualname, [...(found.get(qualname) ?? []), signatureOf(source, node)]);
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
      const lost = [...signature.annotated].filter(([name, has]) => !has && was[i]?.annotated.get(name) === true).map(([name]) => (name === "return" ? "its return" : `\`${name}\``));
      if (lost.length === 0) return [];
      return [{
        what: "lost-annotations", kind: null, file, line: signature.line,
        statement: `\`${qualname}\` at \`${file}:${String(signature.line)}\` is public and loses the annotation of ${lost.join(", ")} in this change: mypy no longer checks its callers there.`,
      }];
    });
  });
});
