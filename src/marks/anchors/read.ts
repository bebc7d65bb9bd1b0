/**
 * Semantic anchors: comments `#region Name [C:n]` … `#endregion Name` around code, with tags below the first (`@PRE`, `@POST`,
 * `@REJECTED`, …) as comments or at the head of the docstring. Plain editor folds have neither number nor tag and are left alone.
 */
import type { SyntaxNode } from "@lezer/common";
import { child, children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";

export const TAGS = ["BRIEF", "PRE", "POST", "SIDE_EFFECT", "DATA_CONTRACT", "TEST_EDGE", "RELATION", "RATIONALE", "REJECTED", "COMPLEXITY", "C"] as const;

export interface Tag {
  readonly name: (typeof TAGS)[number];
  readonly text: string;
  readonly line: number;
}

export interface Region {
  readonly file: string;
  readonly name: string;
  /** `n` of `[C:n]`; null where it is not given. */
  readonly complexity: number | null;
  /** First and last line, the anchors themselves. */
  readonly lines: readonly [number, number];
  /** Its own, not those of regions in it. */
  readonly tags: readonly Tag[];
  /** Names of the regions around it, outermost first. */
  readonly inside: readonly string[];
  /** Last line of the tags that follow the anchor, the anchor's own where none do. */
  readonly head: number;
  /** First line between the anchor and its first tag that holds something else; null where none does. */
  readonly textBefore: number | null;
}

/** An anchor that stands by itself. */
export interface Stray {
  readonly line: number;
  readonly name: string;
  readonly kind: "no-end" | "no-start" | "doubled-end";
}

export interface Anchors {
  readonly regions: readonly Region[];
  readonly strays: readonly Stray[];
  /** Every line that is an anchor or a tag. */
  readonly marks: readonly number[];
}

const START = /^#[#\s]*region\b\s*(.*)$/;
const END = /^#[#\s]*endregion\b\s*(.*)$/;
const TAG = new RegExp(`^@(${TAGS.join("|")})\\b\\s*:?\\s*(.*)$`);

interface Line {
  readonly line: number;
  /** `header`: of a definition up to its body, whose docstring may begin with the tags. */
  readonly kind: "start" | "end" | "tag" | "more" | "header" | "code" | "prose";
  readonly text: string;
  /** Of a tag its name. */
  readonly tag: Tag["name"] | null;
}

const nameIn = (rest: string): string => /^[^\s[\]]+/.exec(rest)?.[0] ?? "";

/** What each line that is not blank says: comments by the tree, so that strings hold no anchors; docstrings as prose and tags. */
function linesOf(source: Source): Line[] {
  const texts = source.text.split(/\r?\n/);
  const comments = new Map<number, string>();
  for (const node of nodesOf(source, ["Comment"])) {
    const line = lineAt(source.text, node.from);
    if ((texts[line - 1] ?? "").trimStart().startsWith("#")) comments.set(line, textOf(source, node));
  }
  const docs = new Set(nodesOf(source, ["ExpressionStatement"]).filter(isDocstring).flatMap((node) => span(source, node)));
  const headers = new Set(nodesOf(source, ["FunctionDefinition", "ClassDefinition"]).flatMap((node) => headerOf(source, node)));
  /** How far the tag before is indented, below which its text goes on. */
  let open = Infinity;
  return texts.flatMap((raw, i): Line[] => {
    const line = i + 1;
    const comment = comments.get(line);
    const doc = docs.has(line);
    if (raw.trim() === "") { open = Infinity; return []; }
    const text = comment ?? raw.trim().replace(/^[rRuU]?("""|'''|["'])/, "").replace(/("""|'''|["'])$/, "").trim();
    const started = comment === undefined ? null : START.exec(comment);
    const ended = comment === undefined ? null : END.exec(comment);
    const said = comment === undefined && !doc ? null : TAG.exec(text.replace(/^#+\s*/, ""));
    const tag = TAGS.find((t) => t === said?.[1]) ?? null;
    const indent = (comment?.replace(/^#+/, "") ?? raw).search(/\S/);
    const kind = started !== null ? "start" : ended !== null ? "end" : tag !== null ? "tag" : comment === undefined && !doc ? (headers.has(line) ? "header" : "code") : indent > open ? "more" : "prose";
    open = kind === "tag" ? indent : kind === "more" ? open : Infinity;
    // A line of a docstring that holds nothing but its quotes says nothing.
    if (doc && kind === "prose" && text === "") return [];
    return [{ line, kind, text: (started ?? ended)?.[1] ?? said?.[2] ?? text.replace(/^#+\s*/, ""), tag }];
  });
}

function isDocstring(node: SyntaxNode): boolean {
  const body = node.parent;
  const first = body === null ? undefined : children(body).find((c) => c.name !== ":" && c.name !== "Comment");
  return node.firstChild?.name === "String" && first?.from === node.from;
}

/** Lines of a definition before its body, decorators included. */
function headerOf(source: Source, node: SyntaxNode): number[] {
  const start = node.parent?.name === "DecoratedStatement" ? node.parent : node;
  const first = children(child(node, "Body") ?? node).find((c) => c.name !== ":" && c.name !== "Comment");
  const [from, to] = [lineAt(source.text, start.from), lineAt(source.text, first?.from ?? node.to)];
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

function span(source: Source, node: SyntaxNode): number[] {
  const [from, to] = [lineAt(source.text, node.from), lineAt(source.text, node.to - 1)];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

interface Open {
  readonly start: Line;
  readonly name: string;
  readonly inside: readonly string[];
  readonly tags: Tag[];
  head: number;
  textBefore: number | null;
  /** Code came after the tags: what follows is no part of the head. */
  sealed: boolean;
}

/** Reads the anchors of a Python file; none where no region has a number or a tag. */
export function readAnchors(source: Source): Anchors {
  const lines = linesOf(source);
  const regions: Region[] = [];
  const strays: Stray[] = [];
  const stack: Open[] = [];
  const closed: string[] = [];
  for (const at of lines) {
    const top = stack.at(-1);
    if (at.kind === "start") stack.push({ start: at, name: nameIn(at.text), inside: stack.map((o) => o.name), tags: [], head: at.line, textBefore: null, sealed: false });
    else if (at.kind === "end") {
      const name = nameIn(at.text);
      const index = name === "" ? stack.length - 1 : stack.findLastIndex((o) => o.name === name);
      if (index < 0) {
        strays.push({ line: at.line, name, kind: closed.includes(name) || (name === "" && closed.length > 0) ? "doubled-end" : "no-start" });
        continue;
      }
      for (const left of stack.splice(index + 1)) strays.push({ line: left.start.line, name: left.name, kind: "no-end" });
      const one = stack.pop();
      if (one !== undefined) regions.push(regionOf(source.file, one, at.line));
      closed.push(name);
    } else if (top !== undefined) take(top, at);
  }
  for (const left of stack) strays.push({ line: left.start.line, name: left.name, kind: "no-end" });
  const anchored = lines.some((l) => (l.kind === "start" && /\[C:\d+\]/.test(l.text)) || l.kind === "tag");
  const byLine = (a: Region, b: Region): number => a.lines[0] - b.lines[0];
  return anchored && lines.some((l) => l.kind === "start" || l.kind === "end") ? { regions: regions.sort(byLine), strays, marks: lines.filter((l) => l.kind === "start" || l.kind === "end" || l.kind === "tag").map((l) => l.line) } : { regions: [], strays: [], marks: [] };
}

function take(open: Open, at: Line): void {
  const last = open.tags.at(-1);
  if (at.kind === "tag" && at.tag !== null) open.tags.push({ name: at.tag, text: at.text, line: at.line });
  else if (at.kind === "more" && last !== undefined) open.tags[open.tags.length - 1] = { ...last, text: `${last.text} ${at.text}` };
  else if (last !== undefined) open.sealed ||= at.kind === "code" || at.kind === "header";
  else if (at.kind !== "header") open.textBefore ??= at.line;
  if ((at.kind === "tag" || at.kind === "more") && !open.sealed) open.head = at.line;
}

function regionOf(file: string, { start, name, inside, tags, head, textBefore }: Open, end: number): Region {
  const number = /\[C:(\d+)\]/.exec(start.text)?.[1];
  return { file, name, complexity: number === undefined ? null : Number(number), lines: [start.line, end], tags, inside, head, textBefore: tags.length === 0 ? null : textBefore };
}

/** The innermost region around a line. */
export function regionAt(regions: readonly Region[], line: number): Region | null {
  return regions.filter(({ lines: [from, to] }) => from <= line && line <= to).sort((a, b) => b.lines[0] - a.lines[0])[0] ?? null;
}
