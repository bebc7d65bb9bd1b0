/** What a commit did to a few lines, taken back in parts: the smallest part first. Lines are those of the file as it is. */
import type { SyntaxNode } from "@lezer/common";
import type { Hunk } from "../env/change.js";
import { differences, likeness, matched, tokens, type Difference } from "./align.js";
import { children, isBroken, lineAt, lineStart, nodesOf, parse, rewrite, textOf, type Change, type Source } from "../syntax/source.js";
import { bodyOf, functionOn, isText, linesOf, namesIn, namesOf, statementsOn, without } from "./statements.js";

/** A hunk of more lines is no slip but a piece of work. */
const LARGEST = 24;
/** What is put back as a whole, hunk or body, takes so many lines at most on either side: more would undo what the commit was for. */
const SLIP = 3;
/** Lines that share less than this of their tokens are not the same line rewritten. */
const ALIKE = 0.4;
const OPENERS = new Set(["if", "while"]);
/** The same for a value whose statement is another one now. */
const LIKE_VALUE = 0.3;
/** A line of another file has to be this much like one that it was moved to. */
const MOVED = 0.55;
/** So many places on one line are tried one by one. */
const MOST_PLACES = 3;

export interface Restoration {
  readonly summary: string;
  readonly content: string;
}

/** What else the commit did. */
export interface Past {
  /** Names that it changed throughout: they keep their new form. */
  readonly renames: Renames;
  /** Names that may be used without being bound in the file. */
  readonly known: ReadonlySet<string>;
  /** Lines that it took out of other files: code that it moved here. */
  readonly elsewhere: readonly string[];
}

type Renames = ReadonlyMap<string, string>;

/**
 * @param hunks of the commit in this file, that stand as it left them
 */
export function restorations(source: Source, hunks: readonly Hunk[], line: number, { renames, known, elsewhere }: Past): Restoration[] {
  const lines = source.text.split("\n");
  const standing = hunks.filter((h) => h.added.every((text, n) => lines[h.line - 1 + n] === text));
  const owner = functionOn(source, line);
  const [first, last] = owner === null ? [line, line] : linesOf(source, owner);
  const near = standing.map((h) => withoutTalk(source, h)).filter((h) => isSmall(h) && h.line >= first && h.line + h.added.length - 1 <= Math.max(last, line) && hasCode(h));
  const here = near.find((h) => covers(h, line));
  const put = (h: Hunk): Made => [`puts back what stood at line ${String(h.line)}`, [whole(source, h, renames)]];
  const made: readonly Made[] = [
    ...(here === undefined ? [] : [...heads(source, here, line).flatMap((n) => onLine(source, here, n, renames, elsewhere)), ...takenOut(source, here, line)]),
    ...near.flatMap((h) => valuesOf(source, h, renames)).slice(0, 2),
    ...(here === undefined || here.removed.length === 0 || !isSlip(here) ? [] : [put(here)]),
    ...together(source, near, owner, renames),
    ...movedBack(source, standing, line),
    ...(here === undefined ? near.filter((h) => h.removed.length > 0 && isSlip(h)).slice(0, 2).map(put) : []),
  ];
  return made.flatMap(([summary, changes]) => {
    const content = finish(source, changes, standing, known);
    return content === null || content === source.text ? [] : [{ summary, content }];
  });
}

type Made = readonly [summary: string, changes: readonly Change[]];

const isSmall = ({ added, removed }: Hunk): boolean => added.length <= LARGEST && removed.length <= LARGEST;
const isSlip = ({ added, removed }: Hunk): boolean => [added, removed].every((lines) => lines.filter(isCode).length <= SLIP);
const isCode = (text: string): boolean => !/^\s*(?:#.*)?$/.test(text);
const hasCode = ({ added, removed }: Hunk): boolean => [...added, ...removed].some(isCode);
/** The hunk without what it says of the code at its ends: comments and docstrings are not what fails. */
function withoutTalk(source: Source, { line, added, removed }: Hunk): Hunk {
  const old = parse(source.file, rewrite(source.text, [whole(source, { line, added, removed }, new Map())]));
  const talks = (text: Source, n: number): boolean => {
    const [on] = statementsOn(text, n);
    return !isCode(text.text.slice(lineStart(text.text, n), lineStart(text.text, n + 1))) || (on !== undefined && isText(on));
  };
  const code = (text: Source, lines: readonly string[]): readonly [number, number] => {
    const flags = lines.map((_, n) => !talks(text, line + n));
    return flags.includes(true) ? [flags.indexOf(true), flags.lastIndexOf(true) + 1] : [lines.length, lines.length];
  };
  const [[from, to], [was, end]] = [code(source, added), code(old, removed)];
  return { line: line + from, added: added.slice(from, to), removed: removed.slice(was, end) };
}

/** A line of the hunk; or where lines went away, one beside their place. */
const covers = ({ line, added }: Hunk, at: number): boolean => (added.length > 0 ? line <= at && at < line + added.length : line - 1 <= at && at <= line);

/** The line, then the lines of the hunk that open the blocks around it: the innermost first. */
function heads(source: Source, hunk: Hunk, line: number): number[] {
  const opening = statementsOn(source, line).map((s) => linesOf(source, s)[0]);
  return [...new Set([line, ...opening])].filter((n) => covers(hunk, n)).slice(0, 2);
}

/** Each place where the line differs from the one that it replaced, by itself; then all of them. */
function onLine(source: Source, hunk: Hunk, line: number, renames: Renames, elsewhere: readonly string[]): Made[] {
  const now = hunk.added[line - hunk.line];
  const pair = matched(hunk.removed, hunk.added, (a, b) => Math.max(0, likeness(a, b) - ALIKE)).find(([, j]) => j === line - hunk.line);
  const before = pair === undefined ? (closest(hunk.removed, now ?? "", ALIKE) ?? closest(elsewhere, now ?? "", MOVED)) : hunk.removed[pair[0]];
  if (now === undefined || before === undefined || !isCode(now)) return [];
  const start = lineStart(source.text, line);
  const places = differences(before, now).filter((d) => !isRename(d, renames));
  const change = (d: Difference): Change => ({ from: start + d.from, to: start + d.to, insert: renamed(d.insert, renames) });
  const single = places.length > MOST_PLACES ? [] : places.filter((d) => d.before.length > 0);
  // A block of another kind with a condition of its own: the word that opens it is a place of its own.
  const opens = [tokens(before)[0], tokens(now)[0]] as const;
  const opened = opens[0] !== undefined && opens[1] !== undefined && OPENERS.has(opens[0].text) && OPENERS.has(opens[1].text) && opens[0].text !== opens[1].text && before.trimEnd().endsWith(":")
    ? [[`puts \`${opens[0].text}\` back for \`${opens[1].text}\``, [{ from: start + opens[1].from, to: start + opens[1].to, insert: opens[0].text }]] as const] : [];
  const told = single.map((d) => [d.now.length === 0 ? `puts \`${d.before.join(" ")}\` back` : `puts \`${words(d.before)}\` back for \`${words(d.now)}\``, [change(d)]] as const);
  return pair === undefined || places.length < 2 ? [...opened, ...told] : [...opened, ...told, [`puts line ${String(line)} back as it was`, places.map(change)] as const];
}

const words = (tokens: readonly string[]): string => tokens.join(" ").replaceAll(/ ?([.,()[\]:]) ?/g, "$1").replaceAll(/,/g, ", ").slice(0, 60);

/** The removed line most like this one, where lines were moved about as well. */
function closest(removed: readonly string[], now: string, least: number): string | undefined {
  return removed.map((text) => ({ text, like: likeness(text, now) })).filter((one) => one.like >= least).sort((a, b) => b.like - a.like)[0]?.text;
}

const isRename = (d: Difference, renames: Renames): boolean => d.before.length === d.now.length && d.before.every((name, n) => name === d.now[n] || renames.get(name) === d.now[n]);
const renamed = (text: string, renames: Renames): string => text.replaceAll(/(?<![\w"'])[A-Za-z_]\w*/g, (name) => renames.get(name) ?? name);

/** The statement at the line, where the hunk brought all of it and no line that went away was like it. */
function takenOut(source: Source, hunk: Hunk, line: number): Made[] {
  const taken = new Set(matched(hunk.removed, hunk.added, (a, b) => Math.max(0, likeness(a, b) - ALIKE)).map(([, j]) => hunk.line + j));
  for (const statement of statementsOn(source, line)) {
    const [first, last] = linesOf(source, statement);
    if (first < hunk.line || last >= hunk.line + hunk.added.length) return [];
    if (/^(?:Return|Raise|Assert|Import|Pass)|Definition$/.test(statement.name) || holds(statement, ["RaiseStatement", "AssertStatement", "ReturnStatement"])) return [];
    if ([...taken].some((l) => first <= l && l <= last)) return [];
    const change = without(source, statement);
    if (change !== null) return [[`takes out \`${textOf(source, statement).split(/\r?\n/, 1)[0]?.slice(0, 60) ?? ""}\`, which the change put in`, [change]]];
  }
  return [];
}

function holds(node: SyntaxNode, names: readonly string[]): boolean {
  let found = false;
  node.cursor().iterate((n) => { found ||= names.includes(n.name); });
  return found;
}

/** The value that a line returns, yields, binds or hands over, exchanged for the one before, where the statement around it was meant to change. */
function valuesOf(source: Source, hunk: Hunk, renames: Renames): Made[] {
  const old = parse(source.file, rewrite(source.text, [whole(source, hunk, renames)]));
  const values = (text: Source, lines: readonly string[]): { readonly statement: SyntaxNode; readonly value: SyntaxNode; readonly words: string }[] => lines.flatMap((_, n) => {
    const [statement] = statementsOn(text, hunk.line + n);
    const value = statement === undefined || lineAt(text.text, statement.from) !== hunk.line + n ? null : valueIn(statement);
    return statement === undefined || value === null || value.name === "VariableName" ? [] : [{ statement, value, words: textOf(text, value) }];
  });
  const before = values(old, hunk.removed);
  return values(source, hunk.added).flatMap(({ statement, value, words: now }) => before.flatMap((was): Made[] => {
    if (shapeOf(was.statement) === shapeOf(statement) || likeness(was.words, now) < LIKE_VALUE) return [];
    return [[`puts the value \`${was.words.replace(/\s+/g, " ").slice(0, 60)}\` back`, [{ from: value.from, to: value.to, insert: was.words }]]];
  }));
}

const shapeOf = (statement: SyntaxNode): string => `${statement.name} ${statement.firstChild?.name ?? ""}`;

/** What a statement makes: the right side, what it returns or yields, the sole argument of a call that stands by itself. */
function valueIn(statement: SyntaxNode): SyntaxNode | null {
  const inner = statement.name === "ExpressionStatement" ? statement.firstChild : statement;
  if (inner === null) return null;
  if (inner.name === "CallExpression") {
    const args = children(inner).find((c) => c.name === "ArgList");
    const given = args === undefined ? [] : children(args).slice(1, -1);
    return given.length === 1 ? (given[0] ?? null) : null;
  }
  return ["ReturnStatement", "YieldExpression", "YieldStatement", "AssignStatement"].includes(inner.name) && inner.lastChild !== inner.firstChild ? inner.lastChild : null;
}

/** The hunk as it was. */
function whole(source: Source, { line, added, removed }: Hunk, renames: Renames): Change {
  const insert = removed.map((text) => `${renamed(text, renames)}\n`).join("");
  return { from: lineStart(source.text, line), to: lineStart(source.text, line + added.length), insert };
}

/** All that the commit did in the function's body; its signature and what it says of itself stay. */
function together(source: Source, near: readonly Hunk[], owner: SyntaxNode | null, renames: Renames): Made[] {
  if (owner === null) return [];
  const [opening, ...rest] = bodyOf(owner);
  const start = opening === undefined ? null : isText(opening) ? rest[0] : opening;
  if (start === undefined || start === null) return [];
  const from = linesOf(source, start)[0];
  // With another result declared, the old body would not keep what the function says of itself.
  if (near.some((h) => h.line < from && [...h.removed, ...h.added].some((text) => text.includes("->")))) return [];
  const inside = near.filter((h) => h.line >= from);
  return inside.length < 2 || !inside.every(isSlip) ? [] : [["puts the body of the function back as it was", inside.map((h) => whole(source, h, renames))]];
}

/** Lines that the commit moved within the file, unaltered: taken from where they are and put where they were. */
function movedBack(source: Source, standing: readonly Hunk[], line: number): Made[] {
  const none = new Map<string, string>();
  const same = (a: readonly string[], b: readonly string[]): boolean => a.length > 0 && a.length === b.length && a.every((text, n) => text.trim() === b[n]?.trim());
  return standing.flatMap((to) => standing.filter((from) => from !== to && to.removed.length === 0 && from.added.length === 0 && same(to.added, from.removed) && isSlip(to) && hasCode(to)).flatMap((from): Made[] => {
    const [first, last] = [Math.min(to.line, from.line), Math.max(to.line, from.line)];
    return first - 1 <= line && line <= last + 1 ? [[`puts line ${String(to.line)} back where it stood`, [whole(source, to, none), whole(source, from, none)].sort((a, b) => a.from - b.from)]] : [];
  }));
}

/** The new text, where it parses and binds what it uses; imports that went away with the old text come back with it. */
function finish(source: Source, changes: readonly Change[], standing: readonly Hunk[], known: ReadonlySet<string>): string | null {
  const made = parse(source.file, rewrite(source.text, changes));
  if (isBroken(made) && !isBroken(source)) return null;
  const [was, is] = [boundIn(source), new Set(boundIn(made))];
  if (was.some((name) => !is.has(name) && namesOf(made).has(name) && !known.has(name))) return null;
  const had = namesOf(source);
  const inserted = new Set(changes.flatMap((c) => plainNames(c.insert)));
  const bound = new Set([...had, ...known, ...boundIn(made)]);
  const missing = [...inserted].filter((name) => namesOf(made).has(name) && !bound.has(name));
  const imports = standing.filter((h) => h.removed.some((text) => /^\s*(?:from|import)\b/.test(text) && missing.some((name) => new RegExp(`\\b${name}\\b`).test(text))) && h.removed.every((text) => /^\s*(?:from|import)\b|^\s*$/.test(text)));
  if (missing.some((name) => !imports.some((h) => h.removed.some((text) => new RegExp(`\\b${name}\\b`).test(text))))) return null;
  return tidy(rewrite(source.text, [...changes, ...imports.map((h) => whole(source, h, new Map()))]), source, standing);
}

const plainNames = (text: string): string[] => [...text.replace(/"[^"]*"|'[^']*'|#.*/g, "").matchAll(/(?<![\w.])[A-Za-z_]\w*/g)].map((m) => m[0]);

/** Names that the file's own statements bind. */
function boundIn(source: Source): string[] {
  return nodesOf(source, ["AssignStatement", "ForStatement", "WithStatement", "ImportStatement", "FunctionDefinition", "ClassDefinition", "ParamList", "NamedExpression", "TryStatement", "ArrayComprehensionExpression", "DictionaryComprehensionExpression", "SetComprehensionExpression", "ComprehensionExpression"])
    .flatMap((node) => children(node).filter((c) => c.name === "VariableName" || c.name === "TupleExpression").flatMap((c) => namesIn(source, c)));
}

/** Takes out a variable that the commit brought for what is gone again. */
function tidy(content: string, before: Source, standing: readonly Hunk[]): string {
  const after = parse(before.file, content);
  const brought = new Set(standing.flatMap((h) => h.added).map((text) => text.trim()));
  for (const statement of nodesOf(after, ["AssignStatement"])) {
    const [target] = children(statement);
    const owner = functionOn(after, lineAt(content, statement.from));
    if (target?.name !== "VariableName" || owner === null || !brought.has(textOf(after, statement)) || holds(statement, ["CallExpression", "AwaitExpression", "YieldExpression"])) continue;
    const name = textOf(after, target);
    const was = functionOn(before, lineAt(before.text, lineStart(before.text, linesOf(after, owner)[0])));
    if (namesIn(after, owner).filter((n) => n === name).length > 1 || was === null || namesIn(before, was).filter((n) => n === name).length < 2) continue;
    const change = without(after, statement);
    if (change !== null) return tidy(rewrite(content, [change]), before, standing);
  }
  return content;
}

