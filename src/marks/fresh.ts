/** What a change brought that was not there before, be it elsewhere: lines that were moved, indented or renamed around are no news. */
import type { Source } from "../syntax/source.js";
import type { Change } from "./change.js";

export interface Occurrence {
  /** What it is, without white space that means nothing: `except Exception: pass`. */
  readonly key: string;
  /** The definition that it stands in, `Class.method`. */
  readonly home: string;
  /** What it is about: the lines that a handler guards, the code beside a comment. */
  readonly context: string;
  /** From 1. */
  readonly line: number;
  /** Lines that make it what it is; it is new only where the change brought one of them. */
  readonly madeBy: readonly number[];
}

interface Placed<O> {
  readonly file: string;
  readonly one: O;
}

/** White space and comments say nothing of what code is. */
export const squeezed = (code: string): string => code.replace(/#.*$/gm, "").replace(/\s+/g, "");

/**
 * @param find every occurrence in a file, old ones and new ones
 * @returns those of the new side that have no partner on the old one: the same thing in the same definition of the file, or about the same code anywhere
 */
export function fresh<O extends Occurrence>(change: Change, find: (source: Source) => readonly O[]): Placed<O>[] {
  const old: Placed<O>[] = change.flatMap(({ file, before }) => (before?.source == null ? [] : find(before.source).map((one) => ({ file, one }))));
  const now = change.flatMap(({ file, after, added }) =>
    after?.source == null ? [] : find(after.source).map((one) => ({ file, one, touched: one.madeBy.some((line) => added.has(line)) })));
  const take = (fits: (partner: Placed<O>) => boolean): boolean => {
    const at = old.findIndex(fits);
    if (at >= 0) old.splice(at, 1);
    return at >= 0;
  };
  const partnered = ({ file, one }: Placed<O>): boolean =>
    take((p) => p.one.key === one.key && p.file === file && p.one.home === one.home && p.one.context === one.context)
    || take((p) => p.one.key === one.key && p.one.context === one.context)
    || take((p) => p.one.key === one.key && p.file === file && p.one.home === one.home);
  // What the change did not touch takes its partner first.
  for (const { file, one } of now.filter((n) => !n.touched)) partnered({ file, one });
  return now.filter((n) => n.touched && !partnered(n)).map(({ file, one }) => ({ file, one }));
}
