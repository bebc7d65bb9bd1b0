/** A Python file as a concrete syntax tree, and edits of its text that leave all else as it is. */
import { parser } from "@lezer/python";
import type { SyntaxNode, Tree } from "@lezer/common";

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly tree: Tree;
}

/** Replaces `from` to `to` (offsets into the text) by `insert`. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Trees of the texts that were parsed last: several readers ask for the same files. */
const MOST_RECENT = 32;
const recent = new Map<string, Tree>();

export function parse(file: string, text: string): Source {
  const tree = recent.get(text) ?? parser.parse(text);
  recent.delete(text);
  recent.set(text, tree);
  for (const oldest of recent.keys()) {
    if (recent.size <= MOST_RECENT) break;
    recent.delete(oldest);
  }
  return { file, text, tree };
}

/** Applies changes that do not overlap. What is put in at one place stands there in the order given, before what is replaced there. */
export function rewrite(text: string, changes: readonly Change[]): string {
  return [...changes].reverse().sort((a, b) => b.from - a.from || b.to - a.to).reduce((t, c) => t.slice(0, c.from) + c.insert + t.slice(c.to), text);
}

export const textOf = (source: Source, node: SyntaxNode): string => source.text.slice(node.from, node.to);

/** Offset of the first character of a line (from 1). */
export function lineStart(text: string, line: number): number {
  let at = 0;
  for (let n = 1; n < line; n += 1) {
    const next = text.indexOf("\n", at);
    if (next < 0) return text.length;
    at = next + 1;
  }
  return at;
}

/** The line (from 1) of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

/** The white space that a line begins with. */
export function indentOf(text: string, line: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, line)))?.[0] ?? "";
}

/** The file's own way to end a line. */
export const newlineOf = (text: string): "\r\n" | "\n" => (text.includes("\r\n") ? "\r\n" : "\n");

/** Every node of these names, in the order of the text; those that touch the lines where lines are given. */
export function nodesOf(source: Source, names: readonly string[], lines?: readonly [number, number]): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const [from, to] = lines === undefined ? [0, source.text.length] : [lineStart(source.text, lines[0]), lineStart(source.text, lines[1] + 1)];
  source.tree.iterate({
    from, to,
    enter(node) {
      if (names.includes(node.name) && node.from < to && node.to > from) found.push(node.node);
    },
  });
  return found;
}

/** Nodes of these names that begin on the line. */
export function startingOn(source: Source, names: readonly string[], line: number): SyntaxNode[] {
  return nodesOf(source, names, [line, line]).filter((n) => lineAt(source.text, n.from) === line);
}

/** The innermost node of one of these names around a node, itself left out. */
export function around(node: SyntaxNode, names: readonly string[]): SyntaxNode | null {
  for (let at = node.parent; at !== null; at = at.parent) if (names.includes(at.name)) return at;
  return null;
}

export function children(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
  return found;
}

export const child = (node: SyntaxNode, name: string): SyntaxNode | null => children(node).find((c) => c.name === name) ?? null;

/** Whether the tree has an error: a file that does not parse is not edited by its tree. */
export function isBroken(source: Source): boolean {
  let broken = false;
  source.tree.iterate({ enter: (node) => { broken ||= node.type.isError; } });
  return broken;
}
