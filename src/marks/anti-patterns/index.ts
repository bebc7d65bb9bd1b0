/** Every anti-pattern that a change is read for. A new one is one file and one line here. */
import type { Change } from "../change.js";
import type { Remark } from "../remark.js";
import type { AntiPattern, Around } from "./anti-pattern.js";
import { blockingCall } from "./blocking-call.js";
import { broadExcept } from "./broad-except.js";
import { foreignEdit, foreignFolders } from "./foreign-edit.js";
import { heavyDependency } from "./heavy-dependency.js";
import { lostAnnotations } from "./lost-annotations.js";
import { masks } from "./masks.js";
import { ruleOff } from "./rule-off.js";
import { stdlibPatch } from "./stdlib-patch.js";

/** What is read in the project's own files. */
const OWN: readonly AntiPattern[] = [broadExcept, masks, ruleOff, heavyDependency, stdlibPatch, blockingCall, lostAnnotations];

/**
 * What is wrong with a change, be it the change under trace or a proposed fix: nothing that it only moved.
 * @returns in the order of files and lines
 */
export function antiPatternsIn(change: Change, around: Around): Remark[] {
  const folderOf = foreignFolders(change);
  const own = change.filter((c) => folderOf(c.file) === null);
  return [...foreignEdit(change, around), ...OWN.flatMap((antiPattern) => [...antiPattern(own, around)])]
    .sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1));
}
