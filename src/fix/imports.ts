/** Import statements in the syntax tree: reading them, adding one, taking a name out of one. */
import type { SyntaxNode } from "@lezer/common";
import { around, children, lineAt, lineStart, newlineOf, nodesOf, rewrite, textOf, type Change, type Source } from "../syntax/source.js";

/** One name of a statement; for `import a.b` the dotted name. */
export interface ImportedName {
  readonly name: string;
  readonly as: string | null;
  /** Offsets of the name with its alias. */
  readonly from: number;
  readonly to: number;
}

export interface ImportStatement {
  readonly node: SyntaxNode;
  /** Null for `import a`; else what stands between `from` and `import`, dots included, and its offsets. */
  readonly module: { readonly text: string; readonly level: number; readonly from: number; readonly to: number } | null;
  readonly names: readonly ImportedName[];
  /** It stands in no function, class, `if` or `try`. */
  readonly top: boolean;
}

export function importStatements(source: Source): ImportStatement[] {
  return nodesOf(source, ["ImportStatement"]).flatMap((node) => read(source, node) ?? []);
}

/** The statement that covers a line. */
export function importAt(source: Source, line: number): ImportStatement | null {
  return importStatements(source).find(({ node }) => lineAt(source.text, node.from) <= line && line <= lineAt(source.text, node.to)) ?? null;
}

function read(source: Source, node: SyntaxNode): ImportStatement | null {
  const parts = children(node);
  const keyword = parts.findIndex((p) => p.name === "import");
  const word = parts[keyword];
  if (word === undefined) return null;
  const [, second] = parts;
  const module = parts[0]?.name === "from" && second !== undefined ? spanOf(source, second.from, word.from) : null;
  const names: ImportedName[] = [];
  let open: SyntaxNode[] = [];
  const close = (): void => {
    const [first] = open;
    const last = open.at(-1);
    if (first !== undefined && last !== undefined) {
      const alias = open.findIndex((p) => p.name === "as");
      const name = alias < 0 ? last : open[alias - 1];
      if (name !== undefined) names.push({ name: source.text.slice(first.from, name.to).replace(/\s/g, ""), as: alias < 0 ? null : textOf(source, last), from: first.from, to: last.to });
    }
    open = [];
  };
  for (const part of parts.slice(keyword + 1)) {
    if (part.name === ",") close();
    else if (!["(", ")", "Comment"].includes(part.name)) open.push(part);
  }
  close();
  return { node, module, names, top: around(node, ["FunctionDefinition", "ClassDefinition", "IfStatement", "TryStatement", "WithStatement"]) === null };
}

function spanOf(source: Source, from: number, next: number): ImportStatement["module"] {
  const raw = source.text.slice(from, next).trimEnd();
  const text = raw.replace(/[\s\\]/g, "");
  return { text, level: /^\.*/.exec(text)?.[0].length ?? 0, from, to: from + raw.length };
}

/** The name that the statement binds. */
export const boundName = ({ name, as }: ImportedName): string => as ?? name.split(".")[0] ?? name;

/** the statement's lines with their end, and one blank line where it stood alone between two. */
function lineSpan(text: string, node: SyntaxNode): { readonly from: number; readonly to: number } {
  const from = lineStart(text, lineAt(text, node.from));
  const end = text.indexOf("\n", node.to);
  const to = end < 0 ? text.length : end + 1;
  const alone = /\n\r?\n$/.test(text.slice(0, from)) && /^\r?\n/.test(text.slice(to));
  return { from, to: alone ? to + (text.startsWith("\r", to) ? 2 : 1) : to };
}

/** The text after changes, without blank lines at its head where there were none. */
export function trimmed(text: string, changes: readonly Change[]): string {
  const made = rewrite(text, changes);
  return /^[ \t]*\r?\n/.test(text) ? made : made.replace(/^(?:[ \t]*\r?\n)+/, "");
}

/** Takes names out of a statement, and the statement with its line where none is left and nothing else stands on it. */
export function withoutNames(source: Source, statement: ImportStatement, names: readonly ImportedName[]): Change[] {
  const { text } = source;
  const left = statement.names.filter((n) => !names.includes(n));
  if (left.length === 0) {
    const span = lineSpan(text, statement.node);
    const around_ = text.slice(span.from, statement.node.from) + text.slice(statement.node.to, span.to);
    return /;/.test(around_.replace(/#.*/, "")) ? [] : [{ ...span, insert: "" }];
  }
  return names.map((name) => {
    const next = statement.names[statement.names.indexOf(name) + 1];
    const before = statement.names[statement.names.indexOf(name) - 1];
    // Up to the next name, else from the end of the one before: the comma goes with it.
    if (next !== undefined) return { from: name.from, to: next.from, insert: "" };
    return { from: before?.to ?? name.from, to: name.to, insert: "" };
  });
}

/** Where the running interpreter's own, installed and the project's modules go: the sections of isort and ruff. */
export type RankOf = (module: string) => 0 | 1 | 2 | 3;

/** `__future__`, the standard library, installed ones, the project's own and relative ones. */
export function ranks(stdlib: readonly string[], own: (top: string) => boolean): RankOf {
  return (module) => {
    const top = module.split(".")[0] ?? module;
    if (top === "__future__") return 0;
    if (module.startsWith(".") || own(top)) return 3;
    return stdlib.includes(top) ? 1 : 2;
  };
}

/**
 * Adds `from module import name` (name null: `import module`): to a statement of the same module at the top where there is
 * one, else as a line of its own in its section. No change where it is there.
 */
export function withImport(source: Source, module: string, name: string | null, rankOf: RankOf): Change[] {
  const tops = importStatements(source).filter((s) => s.top);
  const same = tops.filter((s) => (name === null ? s.module === null : s.module?.text === module));
  if (same.some((s) => s.names.some((n) => n.as === null && n.name === (name ?? module)))) return [];
  const home = name === null ? undefined : same.find((s) => s.names.every((n) => n.name !== "*"));
  if (home !== undefined && name !== null) return [intoStatement(source, home, name)];
  const line = name === null ? `import ${module}` : `from ${module} import ${name}`;
  return [ownLine(source, leading(source, tops), line, module, name === null, rankOf)];
}

function intoStatement(source: Source, home: ImportStatement, name: string): Change {
  const { text } = source;
  const list = home.names;
  const sorted = list.every((n, i) => i === 0 || key(list[i - 1]?.name ?? "") <= key(n.name));
  const after = sorted ? list.find((n) => key(n.name) > key(name)) : undefined;
  const multi = list.length > 1 && lineAt(text, list[0]?.from ?? 0) !== lineAt(text, list.at(-1)?.from ?? 0);
  const own = (at: number): string => (multi ? `,${newlineOf(text)}${/^[ \t]*/.exec(text.slice(lineStart(text, lineAt(text, at))))?.[0] ?? ""}` : ", ");
  if (after !== undefined) return { from: after.from, to: after.from, insert: `${name}${own(after.from)}` };
  const last = list.at(-1);
  const at = last?.to ?? home.node.to;
  return { from: at, to: at, insert: `${own(last?.from ?? at)}${name}` };
}

/** isort's order of names: constants, classes, the rest. */
const key = (name: string): string => `${/^[A-Z][A-Z0-9_]*$/.test(name) && name.length > 1 ? "0" : /^[A-Z]/.test(name) ? "1" : "2"}${name}`;

/** The statements at the head of the file, one after the other. */
function leading(source: Source, tops: readonly ImportStatement[]): readonly ImportStatement[] {
  const first = children(source.tree.topNode).find((n) => !["ImportStatement", "ExpressionStatement", "Comment"].includes(n.name));
  const head = tops.filter(({ node }) => first === undefined || node.from < first.from);
  return head.length > 0 ? head : tops.slice(0, 1);
}

function ownLine(source: Source, head: readonly ImportStatement[], line: string, module: string, plain: boolean, rankOf: RankOf): Change {
  const { text } = source;
  const end = newlineOf(text);
  const rank = (s: ImportStatement): number => rankOf(nameOf(s));
  const place = (s: ImportStatement): string => `${s.module === null ? "0" : "1"}${nameOf(s).toLowerCase()}`;
  const mine = { rank: rankOf(module), place: `${plain ? "0" : "1"}${module.toLowerCase()}` };
  const index = head.findLastIndex((s) => rank(s) < mine.rank || (rank(s) === mine.rank && place(s) < mine.place));
  const [before, after] = [head[index], head[index + 1]];
  if (before !== undefined) {
    const at = lineEnd(text, before.node.to);
    const apart = rank(before) < mine.rank ? end : "";
    // Where the next statement begins another section right below, the new line needs one too.
    const close = after !== undefined && rank(after) > mine.rank && !/^\r?\n/.test(text.slice(at)) ? end : "";
    return { from: at, to: at, insert: `${at > 0 && text[at - 1] !== "\n" ? end : ""}${apart}${line}${end}${close}` };
  }
  if (after !== undefined) {
    const at = lineStart(text, lineAt(text, after.node.from));
    return { from: at, to: at, insert: `${line}${end}${rank(after) > mine.rank ? end : ""}` };
  }
  const at = afterDocstring(source);
  const apart = /^\s*$/.test(text.slice(at)) || /^\r?\n/.test(text.slice(at)) ? "" : end;
  return { from: at, to: at, insert: `${at > 0 ? end : ""}${line}${end}${apart}` };
}

const nameOf = (s: ImportStatement): string => s.module?.text ?? s.names[0]?.name ?? "";

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** Offset of the line after the module's docstring; the beginning (or what follows a `#!` line) where there is none. */
function afterDocstring(source: Source): number {
  const { text, tree } = source;
  const first = children(tree.topNode).find((n) => n.name !== "Comment");
  if (first?.name === "ExpressionStatement" && first.firstChild?.name === "String") return lineEnd(text, first.to);
  const shebang = /^#![^\n]*\n/.exec(text);
  return shebang?.[0].length ?? 0;
}

/** Changes at one place become one, in the order in which they were made. */
export function joined(changes: readonly Change[]): readonly Change[] {
  const made: Change[] = [];
  for (const change of changes) {
    const same = made.findIndex((c) => c.from === change.from && (c.to === c.from || change.to === change.from));
    const there = made[same];
    if (there === undefined) made.push(change);
    else made[same] = { from: there.from, to: Math.max(there.to, change.to), insert: there.insert + change.insert };
  }
  return made;
}
