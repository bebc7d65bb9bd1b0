/** Lines and tokens of two versions of a few lines, matched in order. */

/** Python's tokens, near enough to compare them: strings, comments, names, numbers, operators. */
const TOKEN = /"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*|\w+|\*\*=?|\/\/=?|->|:=|<<=?|>>=?|[<>=!+\-*/%&|^@]=|[^\s\w]/g;

export interface Token {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const tokens = (text: string): Token[] => [...text.matchAll(TOKEN)].map((m) => ({ from: m.index, to: m.index + m[0].length, text: m[0] }));

/** Of two lists, pairs of indices in order that together weigh most. @param weight 0 where two do not match */
export function matched<T>(a: readonly T[], b: readonly T[], weight: (a: T, b: T) => number): (readonly [number, number])[] {
  const best: number[][] = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const pair = (i: number, j: number): number => {
    const [x, y] = [a[i], b[j]];
    return x === undefined || y === undefined ? 0 : weight(x, y);
  };
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = best[i];
    for (let j = b.length - 1; j >= 0 && row !== undefined; j -= 1) row[j] = Math.max(at(i + 1, j), at(i, j + 1), pair(i, j) > 0 ? pair(i, j) + at(i + 1, j + 1) : 0);
  }
  const found: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (pair(i, j) > 0 && at(i, j) === pair(i, j) + at(i + 1, j + 1)) found.push([i++, j++]);
    else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return found;
}

/** How much of two lines is the same: 0 to 1 (Dice's coefficient over their tokens in order). */
export function likeness(a: string, b: string): number {
  const [x, y] = [tokens(a), tokens(b)];
  const same = matched(x, y, (p, q) => (p.text === q.text ? 1 : 0)).length;
  return x.length + y.length === 0 ? 1 : (2 * same) / (x.length + y.length);
}

/** A place where two texts differ: `now` is replaced by what stood there `before`, white space included. */
export interface Difference {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** Where two texts differ, token by token, from one end to the other. Offsets into `now`. */
export function differences(before: string, now: string): Difference[] {
  const [old, fresh] = [tokens(before), tokens(now)];
  const anchors = [...matched(old, fresh, (a, b) => (a.text === b.text ? 1 : 0)), [old.length, fresh.length] as const];
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  for (const [p, q] of anchors) {
    if (p > i || q > j) {
      const [from, to] = [fresh[j - 1]?.to ?? 0, fresh[q]?.from ?? now.length];
      found.push({ from, to, insert: before.slice(old[i - 1]?.to ?? 0, old[p]?.from ?? before.length), before: old.slice(i, p).map((t) => t.text), now: fresh.slice(j, q).map((t) => t.text) });
    }
    [i, j] = [p + 1, q + 1];
  }
  return found;
}
