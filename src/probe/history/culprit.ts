/** What one commit did, in lines as they stand at HEAD. */
import type { Context } from "../../context.js";
import type { ChangedFile } from "../../env/change.js";
import { git, parseDiff } from "../../env/change.js";

/** Hunks of one file between two revisions: `[old start, old count, new start, new count]` each, in order. */
type Hunk = readonly [number, number, number, number];

const DIFF = ["diff", "--no-ext-diff", "--no-textconv", "--no-color", "--unified=0", "-M", "--relative"];

/**
 * The change of a commit against its first parent. Lines that later commits took away are left out; removed lines are
 * numbered where they would stand now.
 * @returns null where git has no answer (the parent is not in a shallow checkout)
 */
export async function culpritOf(context: Context, sha: string): Promise<ChangedFile[] | null> {
  const [own, since] = await Promise.all([git(context, [...DIFF, `${sha}^`, sha]), git(context, [...DIFF, sha, "HEAD"])]);
  if (own.exitCode !== 0 || since.exitCode !== 0) return null;
  const [done, later] = [hunksOf(own.stdout), hunksOf(since.stdout)];
  const byNewName = new Map([...done.values()].map((f) => [f.name, f.hunks]));
  return parseDiff(own.stdout).map((file) => {
    const now = later.get(file.file) ?? { name: file.file, hunks: [] };
    return {
      ...file, file: now.name,
      added: file.added.flatMap((a) => {
        const line = carry(now.hunks, a.line);
        return line === null ? [] : [{ ...a, line }];
      }),
      removed: file.removed.map((r) => ({ ...r, line: nearest(now.hunks, placeOfRemoved(byNewName.get(file.file) ?? [], r.line)) })),
    };
  });
}

/** Name at the newer side and hunks of each file, by its name at the older side. */
function hunksOf(diff: string): Map<string, { name: string; hunks: Hunk[] }> {
  const files = new Map<string, { name: string; hunks: Hunk[] }>();
  let current: Hunk[] = [];
  for (const line of diff.split("\n")) {
    const header = /^diff --git "?a\/(.+?)"? "?b\/(.+?)"?$/.exec(line);
    if (header !== null) {
      current = [];
      files.set(header[1] ?? "", { name: header[2] ?? "", hunks: current });
      continue;
    }
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk !== null) current.push([Number(hunk[1]), Number(hunk[2] ?? 1), Number(hunk[3]), Number(hunk[4] ?? 1)]);
  }
  return files;
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

const nearest = (hunks: readonly Hunk[], line: number): number => carry(hunks, line) ?? hunks.find(([start, count]) => line >= start && line < start + count)?.[2] ?? line;

/** Where a line that a commit removed would stand, in the numbering after that commit. */
function placeOfRemoved(hunks: readonly Hunk[], line: number): number {
  const hunk = hunks.find(([start, count]) => line >= start && line < start + count);
  return hunk === undefined ? line : Math.max(1, hunk[2] + Math.min(line - hunk[0], Math.max(0, hunk[3] - 1)));
}
