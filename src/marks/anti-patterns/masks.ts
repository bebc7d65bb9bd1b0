/** What a change brought to have a test not count or a tool look away: `xfail`, `skip`, `# type: ignore`, `noqa`. */
import type { SyntaxNode } from "@lezer/common";
import { dotted, importsOf, resolved, scopeOf } from "../../syntax/names.js";
import { child, children, lineAt, lineStart, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { fresh, squeezed, type Occurrence } from "../fresh.js";
import type { Remark } from "../remark.js";
import type { AntiPattern } from "./anti-pattern.js";

/** `test` keeps a test from counting, `types` an error of mypy or pyright, `lint` a finding of a linter. */
export interface Mask extends Occurrence {
  readonly hides: "test" | "types" | "lint";
  readonly shown: string;
  readonly from: number;
  readonly to: number;
  readonly form: "comment" | "mark" | "call";
}

const COMMENTS: readonly (readonly [Mask["hides"], RegExp])[] = [
  ["types", /#\s*(?:type:\s*ignore\b(?:\[[^\]]*\])?|pyright:\s*ignore\b(?:\[[^\]]*\])?|mypy:\s*ignore-errors\b)/i],
  ["lint", /#\s*(?:(?:ruff|flake8):\s*)?noqa\b(?::\s*[A-Z]+[0-9]+(?:[,\s]+[A-Z]+[0-9]+)*)?/i],
  ["lint", /#\s*pylint:\s*disable(?:-next)?=[\w, -]+/i],
];
/** Marks of pytest and decorators of unittest, by what their names resolve to. */
const MARKS = /^(?:pytest\.mark\.(?:xfail|skip|skipif)|unittest\.(?:case\.)?(?:skip|skipIf|skipUnless|expectedFailure))$/;
/** Calls that end a test as skipped or expected to fail. */
const CALLS = /^(?:pytest\.(?:skip|xfail)|self\.skipTest|unittest\.(?:case\.)?SkipTest)$/;

/** Every mask of a file. */
export function masksIn(source: Source): Mask[] {
  return [...comments(source), ...marks(source)];
}

function comments(source: Source): Mask[] {
  return nodesOf(source, ["Comment"]).flatMap((node) => COMMENTS.flatMap(([hides, pattern]): Mask[] => {
    const found = pattern.exec(textOf(source, node));
    if (found === null) return [];
    const line = lineAt(source.text, node.from);
    const code = source.text.slice(lineStart(source.text, line), node.from);
    const from = node.from + found.index;
    return [{ hides, form: "comment", shown: found[0], from, to: from + found[0].length, key: squeezed(found[0].slice(1)), home: scopeOf(source, node), context: squeezed(code), line, madeBy: [line] }];
  }));
}

function marks(source: Source): Mask[] {
  const imports = importsOf(source);
  const at = (node: SyntaxNode, name: string): Mask[] => {
    const full = resolved(imports, name);
    const call = CALLS.test(full) && node.parent?.name === "CallExpression";
    if (!call && !MARKS.test(full)) return [];
    const whole = node.name === "Decorator" || node.parent?.name !== "CallExpression" ? node : node.parent;
    const line = lineAt(source.text, node.from);
    const statement = node.name === "Decorator" ? child(node.parent ?? node, "FunctionDefinition") ?? child(node.parent ?? node, "ClassDefinition") : null;
    return [{
      hides: "test", form: call ? "call" : "mark", shown: name, from: whole.from, to: whole.to, key: full, home: scopeOf(source, statement ?? node), context: squeezed(textOf(source, statement ?? whole)), line, madeBy: [line],
    }];
  };
  const decorators = nodesOf(source, ["Decorator"]).flatMap((node) => {
    const name = children(node).filter((c) => c.name === "VariableName" || c.name === ".").map((c) => textOf(source, c)).join("");
    return at(node, name);
  });
  const expressions = nodesOf(source, ["MemberExpression"]).flatMap((node) => {
    const name = dotted(source, node);
    return name === null || (node.parent?.name === "MemberExpression" && node.parent.firstChild?.from === node.from) ? [] : at(node, name);
  });
  const plain = nodesOf(source, ["CallExpression"]).flatMap((node) => (node.firstChild?.name === "VariableName" ? at(node.firstChild, textOf(source, node.firstChild)) : []));
  return [...decorators, ...expressions, ...plain];
}

const SAYS: Readonly<Record<Mask["hides"], string>> = {
  test: "keeps a test from counting", types: "keeps a type error from being seen", lint: "keeps a linter's finding from being seen",
};

/** Masks that the change brought. One that stands in its condition (`skipif`) counts only on a test that was there before. */
export function freshMasks(change: Parameters<AntiPattern>[0]): { readonly file: string; readonly one: Mask }[] {
  return fresh(change, masksIn).filter(({ file, one }) => {
    if (!/\.skipif$|\.skipIf$|\.skipUnless$/.test(one.key)) return true;
    const old = change.find((c) => c.file === file)?.before?.source;
    return old != null && nodesOf(old, ["FunctionDefinition", "ClassDefinition"]).some((d) => scopeOf(old, d) === one.home);
  });
}

/** The remark on a mask. */
export function remarkOn(file: string, mask: Mask): Remark {
  return {
    what: "mask", kind: mask.hides === "lint" ? null : "test.masked", file, line: mask.line,
    statement: `\`${mask.shown}\` at \`${file}:${String(mask.line)}\` is new in this change and ${SAYS[mask.hides]}.`,
  };
}

export const masks: AntiPattern = (change) => freshMasks(change).map(({ file, one }) => remarkOn(file, one));
