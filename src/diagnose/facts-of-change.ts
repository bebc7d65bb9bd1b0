/** What the change under trace says of a place. The commit that turned the nodes red speaks before the whole change. */
import type { ChangedFile } from "../env/change.js";
import type { Dossier } from "./dossier.js";

/** The changed files to look at: those of the culprit where history found it, else of the whole change; empty without a base. */
export function changed(dossier: Dossier): readonly ChangedFile[] {
  return dossier.culprit ?? dossier.change ?? [];
}

/** The change of one file, or undefined. */
export function changeOf(dossier: Dossier, file: string): ChangedFile | undefined {
  return changed(dossier).find((one) => one.file === file);
}

/** Whether a line of the change stands at the place, or within `slack` lines of it. */
export function touched(dossier: Dossier, file: string, line: number, slack = 0): boolean {
  const change = changeOf(dossier, file);
  if (change === undefined) return false;
  return [...change.added, ...change.removed].some((one) => Math.abs(one.line - line) <= slack);
}

/** Lines that the change took away and that match, with their file (numbered where they stood, as near as git can say). */
export function removed(dossier: Dossier, pattern: RegExp): readonly { readonly file: string; readonly line: number; readonly text: string }[] {
  return changed(dossier).flatMap(({ file, removed: lines }) =>
    lines.filter((one) => pattern.test(one.text)).map((one) => ({ file, ...one })));
}

/** Lines that the change brought and that match, with their file. */
export function added(dossier: Dossier, pattern: RegExp): readonly { readonly file: string; readonly line: number; readonly text: string }[] {
  return changed(dossier).flatMap(({ file, added: lines }) =>
    lines.filter((one) => pattern.test(one.text)).map((one) => ({ file, ...one })));
}

/** A pattern that finds `name` as a whole word, whatever characters it has. */
export function word(name: string): RegExp {
  return new RegExp(`(?<![\\w])${escape(name)}(?![\\w])`);
}

/** Text as it stands, for use inside a pattern. */
export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
