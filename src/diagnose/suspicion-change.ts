/** How much the change under trace altered each line that it touched: moved and renamed code is rarely at fault. */
import type { ChangedFile } from "../env/change.js";
import { isRearranged, partsOf, plain, target } from "./rearranged.js";
import { work } from "./suspicion-lines.js";

export interface Novelty {
  /** 0 to 1: what kind of alteration it is. */
  readonly weight: number;
  readonly how: "altered" | "new" | "deleted";
  /** The line before the change, where it has a counterpart. */
  readonly before: string | null;
}

/** By kind of alteration: an operator, a number or another callee; new code that computes or decides, and other new code; deleted code; names; a signature; layout; text that moved. */
const WEIGHTS = { logic: 1, callee: 0.95, fresh: 0.85, glue: 0.65, deleted: 0.85, renamed: 0.4, signature: 0.3, layout: 0.25, moved: 0.1 } as const;
/** Removed lines that an added one is compared with, and added ones that are: more than that is a rewrite, in which no line is another's successor. */
const MOST_REMOVED = 300;
const MOST_ADDED = 3000;
/** So many lines, on either side, may have been rearranged; more are a rewrite. */
const MOST_REARRANGED = 150;
/** From this share of common tokens on, a removed line is what an added line was before; a name that both bind counts too. */
const ALIKE = 0.55;
const SAME_TARGET = 0.1;
const TOKEN = /[A-Za-z_]\w*|\d[\w.]*|"[^"]*"|'[^']*'|[-+*/%<>=!&|^~@]+|[()[\]{},:.;]/g;
const NAME = /^[A-Za-z_]/;
const LOGIC = /^(?:\d.*|["'].*|[-+*/%<>=!&|^~]+|not|and|or|in|is|if|else|elif|for|while|None|True|False|return|raise|yield|await|break|continue)$/;
const SIGNATURE = /^\s*(?:async\s+def|def|class)\b/;
/** Comments, decorators, texts, imports and what only holds a block together. */
const IDLE = /^\s*(?:#.*|@.*|"""|'''|import\b.*|from\b.*\bimport\b.*|[\])},]+|pass|try:|else:|finally:)?\s*$/;

type Novelties = ReadonlyMap<string, ReadonlyMap<number, Novelty>>;

/** All groups of a run share their change, so it is weighed once for them. */
const weighed = new WeakMap<readonly ChangedFile[], Novelties>();

/** The altered lines of each file that are code, as they are numbered now. */
export function novelties(changes: readonly ChangedFile[]): Novelties {
  const known = weighed.get(changes);
  if (known !== undefined) return known;
  const all = changes.flatMap((one) => one.added);
  const added = new Set(all.map(({ text }) => plain(text)));
  const removed = [...new Set(changes.flatMap((one) => one.removed.map(({ text }) => text)))];
  const whole = { added, gone: new Set(removed.map(plain)), lost: all.length > MOST_ADDED ? [] : removed.filter((text) => !added.has(plain(text))) };
  const found = new Map(changes.map((change) => [change.file, ofFile(change, whole)] as const));
  weighed.set(changes, found);
  return found;
}

/** All lines that the change brought and took away, since code moves between files; `lost` are those that went for good. */
interface Whole {
  readonly added: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  readonly lost: readonly string[];
}

function ofFile(change: ChangedFile, { added, gone, lost: everywhere }: Whole): ReadonlyMap<number, Novelty> {
  const found = new Map<number, Novelty>();
  const here = new Set(change.removed.map(({ text }) => text));
  const lost = [...everywhere].sort((a, b) => Number(here.has(b)) - Number(here.has(a))).slice(0, MOST_REMOVED).map((text) => ({ text, tokens: tokensOf(text) }));
  // Each line is held against each other and each part.
  const small = change.added.length <= MOST_REARRANGED && change.removed.length <= MOST_REARRANGED;
  const earlier = small ? change.removed.map(({ text }) => plain(text)) : [];
  const [named, spelt] = small ? [partsOf(change.added.map(({ text }) => text)), partsOf(change.removed.map(({ text }) => text))] : [[], []];
  const taken = new Set<string>();
  const bound = new Set(change.added.flatMap(({ text }) => (/^\s*([\w\s,]+?)\s*(?::[^=]+)?=(?!=)/.exec(text)?.[1] ?? "").split(",").map((name) => name.trim())));
  for (const { line, text } of change.added) {
    if (IDLE.test(text)) continue;
    if (gone.has(plain(text))) {
      found.set(line, { weight: WEIGHTS.moved, how: "altered", before: text });
      continue;
    }
    const before = counterpart(text, lost);
    if (before !== null) taken.add(before);
    if (isRearranged(text, earlier, named, spelt)) found.set(line, { weight: WEIGHTS.renamed, how: "altered", before });
    else if (SIGNATURE.test(text) && !defaults(before, text)) found.set(line, { weight: WEIGHTS.signature, how: before === null ? "new" : "altered", before });
    else found.set(line, before === null ? { weight: work(text) > 0 ? WEIGHTS.fresh : WEIGHTS.glue, how: "new", before: null } : { weight: alteration(before, text, bound), how: "altered", before });
  }
  for (const { line, text } of change.removed) {
    if (IDLE.test(text) || added.has(plain(text)) || taken.has(text) || found.has(line)) continue;
    found.set(line, { weight: WEIGHTS.deleted, how: "deleted", before: text });
  }
  return found;
}

function counterpart(text: string, removed: readonly { readonly text: string; readonly tokens: readonly string[] }[]): string | null {
  const tokens = tokensOf(text);
  const bag = new Set(tokens);
  let best: { text: string; share: number } | null = null;
  for (const other of removed) {
    const whole = Math.max(1, tokens.length + other.tokens.length);
    const bonus = target(text) !== null && target(text) === target(other.text) ? SAME_TARGET : 0;
    // No order can make more of them common than there are.
    if ((2 * other.tokens.filter((token) => bag.has(token)).length) / whole + bonus < ALIKE) continue;
    const share = (2 * common(tokens, other.tokens).length) / whole + bonus;
    if (share >= ALIKE && (best === null || share > best.share)) best = { text: other.text, share };
  }
  return best?.text ?? null;
}

/** Whether a parameter that was there before has another default now. */
function defaults(before: string | null, after: string): boolean {
  const read = (text: string): Map<string, string> => new Map([...text.matchAll(/(\w+)\s*(?::[^=,]+)?=\s*([^,)]+)/g)].map((found) => [found[1] ?? "", (found[2] ?? "").trim()]));
  const old = read(before ?? "");
  return [...read(after)].some(([name, value]) => old.has(name) && old.get(name) !== value);
}

/**
 * What differs between a line and what it was before.
 * @param bound names that the change binds: one that stands for what was written out before is an extraction
 */
function alteration(before: string, after: string, bound: ReadonlySet<string>): number {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const shared = common(a, b);
  const [gone, come] = [minus(a, shared), minus(b, shared)];
  const differ = [...gone, ...come];
  if (differ.length === 0) return WEIGHTS.layout;
  if (come.some((token) => bound.has(token)) && come.every((token) => bound.has(token) || !NAME.test(token) && !LOGIC.test(token))) return WEIGHTS.renamed;
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
