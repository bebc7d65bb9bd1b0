/** A change of files with the whole text of both sides, so that what is moved can be told from what is new. */
import { diffLines } from "diff";
import type { ChangedFile } from "../env/change.js";
import { parse, type Source } from "../syntax/source.js";

export interface Side {
  readonly text: string;
  /** Python files only. */
  readonly source: Source | null;
}

export interface Changed {
  readonly file: string;
  /** Null where the file was not there. */
  readonly before: Side | null;
  /** Null where it is gone. */
  readonly after: Side | null;
  /** Lines (from 1) of the new side that the change brought. */
  readonly added: ReadonlySet<number>;
}

export type Change = readonly Changed[];

/** Characters of a Python file that is still parsed. */
const LARGEST = 1 << 20;

function side(file: string, text: string): Side {
  return { text, source: /\.pyi?$/.test(file) && text.length <= LARGEST ? parse(file, text) : null };
}

function changed(file: string, before: string | null, after: string | null, added: ReadonlySet<number>): Changed {
  return { file, before: before === null ? null : side(file, before), after: after === null ? null : side(file, after), added };
}

/** A change whose two sides are at hand: a proposed fix, say. */
export function changeOfTexts(files: readonly { readonly file: string; readonly before: string | null; readonly after: string | null }[]): Change {
  return files.map(({ file, before, after }) => {
    const added = new Set<number>();
    let line = 1;
    for (const part of diffLines(before ?? "", after ?? "")) {
      if (part.added) for (let i = 0; i < part.count; i += 1) added.add(line + i);
      if (!part.removed) line += part.count;
    }
    return changed(file, before, after, added);
  });
}

/**
 * The change under trace. Its old side is worked out from the new one and the difference.
 * @param read text of a file of the checkout; null where it is not there
 * @returns with `stale`: files that no longer are what the difference says of them (edited since), which are left out
 */
export function changeOfDiff(files: readonly ChangedFile[], read: (file: string) => string | null): { readonly change: Change; readonly stale: readonly string[] } {
  const change: Changed[] = [];
  const stale: string[] = [];
  for (const one of files) {
    const after = one.status === "deleted" ? null : read(one.file);
    const lines = (after ?? "").split("\n");
    if ((after === null && one.status !== "deleted") || one.added.some(({ line, text }) => lines[line - 1] !== text)) stale.push(one.file);
    else change.push(changed(one.file, one.status === "added" ? null : undone(lines, one), after, new Set(one.added.map((a) => a.line))));
  }
  return { change, stale };
}

/** The old side: in place of what each hunk added stands what it removed. */
function undone(lines: readonly string[], { hunks }: ChangedFile): string {
  const result: string[] = [];
  let at = 0;
  for (const { line, added, removed } of hunks) {
    result.push(...lines.slice(at, line - 1), ...removed);
    at = line - 1 + added.length;
  }
  return [...result, ...lines.slice(at)].join("\n");
}
