/** How much the change under trace altered each line that it touched: moved and renamed code is rarely at fault. */
import type { ChangedFile } from "./dossier.js";

export interface Novelty {
  /** 0 to 1: what kind of alteration it is. */
  readonly weight: number;
  readonly how: "altered" | "new" | "deleted";
  /** The line before the change, where it has a counterpart. */
  readonly before: string | null;
}

/** By kind of alteration: an operator, a number or another callee; new code; deleted code; names; layout; text that moved. */
const WEIGHTS = { logic: 1, callee: 0.95, fresh: 0.85, deleted: 0.85, renamed: 0.4, layout: 0.25, moved: 0.1 } as const;
/** From this share of common tokens on, a removed line is what an added line was before. */
const ALIKE = 0.55;
const TOKEN = /[A-Za-z_]\w*|\d[\w.]*|"[^"]*"|'[^']*'|[-+*/%<>=!&|^~@]+|[()[\]{},:.;]/g;
const NAME = /^[A-Za-z_]/;
const LOGIC = /^(?:\d.*|["'].*|[-+*/%<>=!&|^~]+|not|and|or|in|is|if|else|elif|for|while|None|True|False|return|raise|yield|await|break|continue)$/;
const IDLE = /^\s*(?:#.*|@.*|"""|'''|import\b.*|from\b.*\bimport\b.*|[\])},]+|pass|try:|else:|finally:)?\s*$/;

type Novelties = ReadonlyMap<string, ReadonlyMap<number, Novelty>>;

/** All groups of a run share their change, so it is weighed once for them. */
const weighed = new WeakMap<readonly ChangedFile[], Novelties>();

/** The altered lines of each file that are code, as they are numbered now. */
export function novelties(changes: readonly ChangedFile[]): Novelties {
  const known = weighed.get(changes);
  if (known !== undefined) return known;
  const removed = new Set(changes.flatMap((one) => one.removed.map(({ text }) => plain(text))));
  const added = new Set(changes.flatMap((one) => one.added.map(({ text }) => plain(text))));
  const found = new Map(changes.map((change) => [change.file, ofFile(change, removed, added)] as const));
  weighed.set(changes, found);
  return found;
}

function ofFile(change: ChangedFile, removed: ReadonlySet<string>, added: ReadonlySet<string>): ReadonlyMap<number, Novelty> {
  const found = new Map<number, Novelty>();
  const taken = new Set<string>();
  for (const { line, text } of change.added) {
    if (IDLE.test(text)) continue;
    if (removed.has(plain(text))) {
      found.set(line, { weight: WEIGHTS.moved, how: "altered", before: text });
      continue;
    }
    const before = counterpart(text, change.removed.filter((one) => !added.has(plain(one.text))).map((one) => one.text));
    if (before !== null) taken.add(before);
    found.set(line, before === null ? { weight: WEIGHTS.fresh, how: "new", before: null } : { weight: alteration(before, text), how: "altered", before });
  }
  for (const { line, text } of change.removed) {
    if (IDLE.test(text) || added.has(plain(text)) || taken.has(text) || found.has(line)) continue;
    found.set(line, { weight: WEIGHTS.deleted, how: "deleted", before: text });
  }
  return found;
}

/** A line without its indentation, inner spacing, comment and last comma. */
function plain(text: string): string {
  return text.replace(/\s#.*$/, "").replace(/[\s,]+$/, "").replace(/\s+/g, " ").trim();
}

function counterpart(text: string, removed: readonly string[]): string | null {
  const tokens = tokensOf(text);
  let best: { text: string; share: number } | null = null;
  for (const other of removed) {
    const theirs = tokensOf(other);
    const share = (2 * common(tokens, theirs).length) / Math.max(1, tokens.length + theirs.length);
    if (share >= ALIKE && (best === null || share > best.share)) best = { text: other, share };
  }
  return best?.text ?? null;
}

/** What differs between a line and what it was before. */
function alteration(before: string, after: string): number {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const shared = common(a, b);
  const differ = [...minus(a, shared), ...minus(b, shared)];
  if (differ.length === 0) return WEIGHTS.layout;
  if (differ.some((token) => LOGIC.test(token) && !/^[=:]$/.test(token))) return WEIGHTS.logic;
  const names = differ.filter((token) => NAME.test(token));
  if (names.length === 0) return WEIGHTS.layout;
  const called = (tokens: readonly string[], name: string): boolean => tokens.some((token, at) => token === name && tokens[at + 1] === "(");
  return names.some((name) => called(a, name) || called(b, name)) ? WEIGHTS.callee : WEIGHTS.renamed;
}

function tokensOf(text: string): readonly string[] {
  return (text.replace(/\s#.*$/, "").match(TOKEN) ?? []).slice(0, 120);
}

/** The longest common subsequence. */
function common(a: readonly string[], b: readonly string[]): readonly string[] {
  const size = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => size[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = size[i];
      if (row !== undefined) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: string[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.push(a[i] ?? "");
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

/** The tokens of `all` that the subsequence leaves out. */
function minus(all: readonly string[], sub: readonly string[]): readonly string[] {
  let next = 0;
  return all.filter((token) => {
    if (token !== sub[next]) return true;
    next += 1;
    return false;
  });
}
