/**
 * Takes masks off: pure edits of a file that let the error behind them be seen. No line moves, so that places stay comparable,
 * and what is not masked does what it did.
 */
import type { SyntaxNode } from "@lezer/common";
import { handlersOf, isBroad } from "../syntax/handlers.js";
import { dotted, importsOf, resolved, scopeOf } from "../syntax/names.js";
import { children, lineAt, nodesOf, rewrite, textOf, type Change, type Source } from "../syntax/source.js";
import { masksIn, type Mask } from "./anti-patterns/masks.js";

export interface Lift {
  /** What it hides: an exception, a test's outcome, a type error, a linter's finding, a warning. */
  readonly hides: "error" | "test" | "types" | "lint" | "warning";
  readonly form: "handler" | "suppress" | "filter" | "mask";
  /** As it stands: `except Exception`, `@pytest.mark.xfail`. */
  readonly shown: string;
  readonly line: number;
  /** Lines that it covers: the `try` body of a handler, the body of a `with`; of others its own. */
  readonly covers: readonly [number, number];
  /** The definition that it stands in, or marks; "" for the whole module. */
  readonly home: string;
  readonly edit: Change;
}

/** The file with these masks taken off. */
export const withoutMasks = (text: string, lifts: readonly Lift[]): string => rewrite(text, lifts.map((l) => l.edit));

/** Every mask of a file that can be taken off. */
export function liftsIn(source: Source): Lift[] {
  return [...handlers(source), ...suppressions(source), ...warnings(source), ...masksIn(source).flatMap((mask) => ofMask(source, mask))];
}

const span = (source: Source, from: number, to: number): [number, number] => [lineAt(source.text, from), lineAt(source.text, Math.max(from, to - 1))];

/** A broad handler that catches `()` catches nothing. */
function handlers(source: Source): Lift[] {
  return handlersOf(source).filter((h) => isBroad(source, h) && source.text.slice(h.at.to).trimStart()[0] !== "*").map((h): Lift => ({
    hides: "error", form: "handler", shown: source.text.slice(h.at.from, h.caught?.to ?? h.at.to), line: h.line, covers: span(source, h.tried.from + 1, h.tried.to), home: scopeOf(source, h.statement),
    edit: h.caught === null ? { from: h.at.to, to: h.at.to, insert: " ()" } : { from: h.caught.from, to: h.caught.to, insert: "()" },
  }));
}

const calls = (source: Source): readonly { readonly call: SyntaxNode; readonly name: string; readonly args: SyntaxNode }[] => {
  const imports = importsOf(source);
  return nodesOf(source, ["CallExpression"]).flatMap((call) => {
    const name = call.firstChild === null ? null : dotted(source, call.firstChild);
    const args = call.lastChild;
    return name === null || args?.name !== "ArgList" ? [] : [{ call, name: resolved(imports, name), args }];
  });
};

/** `suppress()` suppresses nothing. */
function suppressions(source: Source): Lift[] {
  return calls(source).filter(({ name, args }) => name === "contextlib.suppress" && children(args).length > 2).map(({ call, args }): Lift => {
    const body = call.parent === null ? null : children(call.parent).find((c) => c.name === "Body");
    return { hides: "error", form: "suppress", shown: textOf(source, call), line: lineAt(source.text, call.from), covers: span(source, (body ?? call).from + 1, (body ?? call).to), home: scopeOf(source, call), edit: { from: args.from, to: args.to, insert: "()" } };
  });
}

const FILTERS = /^(?:warnings\.(?:simplefilter|filterwarnings)|pytest\.mark\.filterwarnings)$/;

/** A filter that ignores warnings shows each of them instead. */
function warnings(source: Source): Lift[] {
  const word = (node: SyntaxNode, shown: string): Lift[] => {
    const text = textOf(source, node);
    const at = /^[rRbBuU]*["'](ignore)(?=["':])/.exec(text);
    if (at === null) return [];
    const from = node.from + at[0].length - "ignore".length;
    return [{ hides: "warning", form: "filter", shown, line: lineAt(source.text, node.from), covers: span(source, node.from, node.to), home: scopeOf(source, node), edit: { from, to: from + "ignore".length, insert: "always" } }];
  };
  const inCalls = calls(source).filter(({ name }) => FILTERS.test(name)).flatMap(({ call, args }) => children(args).filter((a) => a.name === "String").slice(0, 1).flatMap((a) => word(a, textOf(source, call))));
  const inDecorators = nodesOf(source, ["Decorator"]).filter((d) => /\.filterwarnings\b/.test(textOf(source, d)))
    .flatMap((d) => children(d).filter((c) => c.name === "ArgList").flatMap(children).filter((a) => a.name === "String").slice(0, 1).flatMap((a) => word(a, textOf(source, d).trim())));
  return [...inCalls, ...inDecorators];
}

/** White space of the same shape, so that no line moves. */
const blank = (text: string): string => text.replace(/[^\n]/g, " ");

function ofMask(source: Source, mask: Mask): Lift[] {
  const lift = (edit: Change): Lift[] => [{ hides: mask.hides, form: "mask", shown: mask.shown, line: mask.line, covers: [mask.line, mask.line], home: mask.home, edit }];
  if (mask.form === "comment") return lift({ from: mask.from, to: mask.to, insert: `#${" ".repeat(mask.to - mask.from - 1)}` });
  const node = source.tree.resolveInner(mask.from, 1);
  const whole = ((): SyntaxNode => { let at = node; while (at.parent !== null && at.to < mask.to) at = at.parent; return at; })();
  if (whole.name === "Decorator" || whole.parent?.name === "Decorator") {
    const decorator = whole.name === "Decorator" ? whole : (whole.parent ?? whole);
    const text = textOf(source, decorator).trimEnd();
    return lift({ from: decorator.from, to: decorator.from + text.length, insert: blank(text) });
  }
  const statement = ((): SyntaxNode | null => { for (let at: SyntaxNode | null = whole; at !== null; at = at.parent) if (/Statement$/.test(at.name)) return at; return null; })();
  if (mask.form === "call") return statement === null || !/^(?:Expression|Raise)Statement$/.test(statement.name) ? [] : lift({ from: statement.from, to: statement.to, insert: `pass${blank(textOf(source, statement)).slice(4)}` });
  // An element of a list of marks gives way to none; a mark that stands alone to an empty list.
  return lift({ from: mask.from, to: mask.to, insert: /^(?:Array|Tuple)Expression$/.test(whole.parent?.name ?? "") ? "*[]" : "[]" });
}
