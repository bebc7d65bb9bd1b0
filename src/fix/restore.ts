/** Whole hunks of the change put back, for files that no syntax tree reads: settings, tables of test data. */
import type { Hunk } from "../env/change.js";
import type { Dossier } from "../diagnose/dossier.js";
import { changed } from "../diagnose/facts-of-change.js";
import { lineStart, rewrite, type Change } from "../syntax/source.js";

/** What the commit that turned the nodes red, else the whole change, did to a file; in its order. */
export const hunksOf = (dossier: Dossier, file: string): readonly Hunk[] => changed(dossier).find((one) => one.file === file)?.hunks ?? [];

/** Whether a hunk lies at a line, or right beside it. */
export const touches = ({ line, added }: Hunk, at: number): boolean => line - 1 <= at && at <= line + Math.max(0, added.length - 1) + 1;

/** Puts hunks back; null where the file is not what the change left any more. */
export function restored(text: string, hunks: readonly Hunk[]): string | null {
  const lines = text.split("\n");
  const fits = hunks.every(({ line, added }) => added.every((one, i) => lines[line - 1 + i] === one));
  if (!fits || hunks.length === 0) return null;
  return rewrite(text, hunks.map(({ line, added, removed }): Change => {
    const from = lineStart(text, line);
    const insert = removed.map((one) => `${one}\n`).join("");
    // At the end of a file without a last line end, one has to come before.
    return { from, to: lineStart(text, line + added.length), insert: from === text.length && text !== "" && !text.endsWith("\n") ? `\n${insert}` : insert };
  }));
}
