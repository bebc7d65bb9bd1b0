/** From a patch to the lines of the pull request's head that it replaces: what GitHub takes as a suggestion. */
import { parsePatch, type StructuredPatchHunk } from "diff";
import type { PullFile } from "./port.js";

/** Lines of one file at the head (from 1, both ends included), and what stands there after the fix. */
export interface Replacement {
  /** Relative to the repository. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

interface Block {
  readonly path: string;
  /** Where the patch says that its old side begins (from 1). */
  readonly stated: number;
  readonly old: readonly string[];
  readonly now: readonly string[];
  /** Lines that both sides begin and end with. */
  readonly head: number;
  readonly tail: number;
}

/**
 * The patch is about the checkout, which may be the merge of the head into a base that has moved on: each hunk is looked
 * up in the head's own file by all of its lines, as `git apply` does.
 * @param patch unified difference with `a/` and `b/` before its paths
 * @param folder what its paths lack of those of the repository, "" for nothing
 * @param textOf a file at the head, by its path in the repository; null where it is not there
 * @returns null where a part of it cannot stand as a suggestion: a file comes or goes, or the head's lines are others
 */
export async function replacements(patch: string, folder: string, textOf: (path: string) => Promise<string | null>): Promise<readonly Replacement[] | null> {
  const blocks = blocksOf(patch, folder);
  if (blocks === null) return null;
  const found: Replacement[] = [];
  for (const block of blocks) {
    const text = await textOf(block.path);
    const made = text === null ? null : placed(block, text.split("\n"));
    if (made === null) return null;
    found.push(made);
  }
  return found;
}

function blocksOf(patch: string, folder: string): readonly Block[] | null {
  const blocks: Block[] = [];
  for (const { oldFileName, newFileName, hunks } of read(patch)) {
    const path = oldFileName?.slice(2) ?? "";
    if (oldFileName?.startsWith("a/") !== true || newFileName !== `b/${path}` || path.split("/").includes("..")) return null;
    for (const hunk of hunks) blocks.push(blockOf(folder === "" ? path : `${folder}/${path}`, hunk));
  }
  return blocks.length === 0 ? null : blocks;
}

function read(patch: string): ReturnType<typeof parsePatch> {
  try {
    return parsePatch(patch);
  } catch {
    return []; // of a bundle: anybody may have written it
  }
}

function blockOf(path: string, { lines, oldStart }: StructuredPatchHunk): Block {
  const side = (mark: string): string[] => lines.filter((l) => l.startsWith(" ") || l.startsWith(mark)).map((l) => l.slice(1));
  const real = lines.filter((l) => !l.startsWith("\\"));
  const first = real.findIndex((l) => !l.startsWith(" "));
  const last = real.findLastIndex((l) => !l.startsWith(" "));
  return { path, stated: oldStart, old: side("-"), now: side("+"), head: first, tail: real.length - 1 - last };
}

/** Where the old side stands in a file, and what of it changes: a mere insertion takes a line beside it along. */
function placed({ path, stated, old, now, head, tail }: Block, text: readonly string[]): Replacement | null {
  const at = position(old, stated - 1, text);
  if (at === null || head < 0) return null;
  const inserts = head + tail === old.length;
  const [before, after] = [inserts && head > 0 ? head - 1 : head, inserts && head === 0 ? tail - 1 : tail];
  const lines = now.slice(before, now.length - after);
  if (after < 0 || lines.some((l) => l.includes("\r"))) return null;
  return { path, start: at + before + 1, end: at + old.length - after, lines };
}

function position(old: readonly string[], stated: number, text: readonly string[]): number | null {
  const fits = (at: number): boolean => at >= 0 && old.every((line, i) => text[at + i] === line);
  if (fits(stated)) return stated;
  const [first, ...others] = [...text.keys()].filter(fits);
  return first === undefined || others.length > 0 ? null : first;
}

/** Whether GitHub lets a comment stand on these lines: they lie in one hunk of the pull request's difference. */
export function inDifference({ path, start, end }: Replacement, files: readonly PullFile[]): boolean {
  const patch = files.find((f) => f.path === path)?.patch ?? "";
  return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].some(([, from = "0", count = "1"]) => {
    const first = Number(from);
    return first <= start && end < first + Number(count);
  });
}
