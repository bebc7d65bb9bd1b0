/** What one commit did, in lines as they stand at HEAD. */
import type { Context } from "../../context.js";
import type { ChangedFile } from "../../env/change.js";
import { DIFF, git, parseDiff } from "../../env/change.js";
import { readDiff } from "../../env/diff.js";

/** Hunks of one file between two revisions: `[old start, old count, new start, new count]` each, in order. */
type Hunk = readonly [number, number, number, number];

/**
 * The change of a commit against its first parent. Lines that later commits took away are left out; removed lines are
 * numbered where they would stand now.
 * @returns null where git has no answer (the parent is not in a shallow checkout)
 */
export async function culpritOf(context: Context, sha: string): Promise<ChangedFile[] | null> {
  const [own, since] = await Promise.all([git(context, [...DIFF, `${sha}^`, sha]), git(context, [...DIFF, sha, "HEAD"])]);
  if (own.exitCode !== 0 || since.exitCode !== 0) return null;
  const later = hunksOf(since.stdout);
  return parseDiff(own.stdout).map((file) => {
    const now = later.get(file.file) ?? { name: file.file, hunks: [] };
    return {
      ...file, file: now.name,
      added: file.added.flatMap((a) => {
        const line = carry(now.hunks, a.line);
        return line === null ? [] : [{ ...a, line }];
      }),
      removed: file.removed.map((r) => ({ ...r, line: nearest(now.hunks, r.line) })),
      hunks: file.hunks.flatMap((hunk) => {
        const line = carryHunk(now.hunks, hunk.line, hunk.added.length);
        return line === null ? [] : [{ ...hunk, line }];
      }),
    };
  });
}

/** Name at the newer side and hunks of each file, by its name at the older side. */
function hunksOf(diff: string): Map<string, { readonly name: string; readonly hunks: readonly Hunk[] }> {
  return new Map(readDiff(diff).map(({ from, to, hunks }) => [from, { name: to, hunks: hunks.map((h): Hunk => [h.old.start, h.old.count, h.new.start, h.new.count]) }]));
}

/** A line of the older side on the newer one; null where a hunk replaced it. */
function carry(hunks: readonly Hunk[], line: number): number | null {
  let shift = 0;
  for (const [start, count, , more] of hunks) {
    // A hunk without old lines stands after the line that it names.
    if (count === 0 ? start >= line : start > line) break;
    if (count > 0 && line < start + count) return null;
    shift += more - count;
  }
  return line + shift;
}

/** So many lines in a row on the newer side; null where a hunk touched them, or for none, what stands around their place. */
function carryHunk(hunks: readonly Hunk[], line: number, lines: number): number | null {
  const there = Array.from({ length: Math.max(2, lines) }, (_, n) => carry(hunks, line + n - (lines === 0 ? 1 : 0)));
  const first = there[0] ?? null;
  if (first === null || there.slice(0, lines === 0 ? 2 : lines).some((l, n) => l !== first + n)) return null;
  return first + (lines === 0 ? 1 : 0);
}

const nearest = (hunks: readonly Hunk[], line: number): number => carry(hunks, line) ?? hunks.find(([start, count]) => line >= start && line < start + count)?.[2] ?? line;
