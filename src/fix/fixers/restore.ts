/**
 * Puts back what the commit that turned the tests red did to the root's lines, and no more: the one place on the line that
 * differs, the line, the hunk, the function's body. Names that the commit changed throughout keep their new form.
 */
import type { ChangedFile } from "../../env/change.js";
import type { Fixer } from "../fix.js";
import { exchanges } from "../members.js";
import { BUILTIN_NAMES } from "../names.js";
import { restorations } from "../restoration.js";

/** Files of a larger commit are no slip of one. */
const MOST_FILES = 12;

export const restore: Fixer = {
  kinds: [
    "code.wrong-value", "code.type-confusion", "code.wrong-exception", "code.exception-swallowed", "code.recursion", "code.none-dereference", "code.key-missing",
    "code.attribute-missing", "code.name-undefined", "code.signature-mismatch", "code.syntax", "types.optional", "types.incompatible", "types.attribute", "process.internal-error", "process.hang", "process.crash",
  ],
  propose({ root: { file, line }, dossier, source }) {
    const { culprit } = dossier;
    const change = culprit?.find((one) => one.file === file);
    const code = file === null || dossier.isTest(file) ? null : source(file);
    if (file === null || line === null || culprit === null || change === undefined || code === null || culprit.length > MOST_FILES) return [];
    const elsewhere = culprit.filter((one) => one.file !== file && !dossier.isTest(one.file)).flatMap((one) => one.hunks.flatMap((h) => h.removed));
    return restorations(code, change.hunks, line, { renames: renamesOf(culprit), known: BUILTIN_NAMES, elsewhere }).map(({ summary, content }) => ({ summary, edits: [{ file, content }] }));
  },
};

/** Names that a commit exchanged for one other wherever it met them, at least twice. */
export function renamesOf(files: readonly ChangedFile[]): ReadonlyMap<string, string> {
  return new Map([...exchanges(files)].flatMap(([was, to]) => {
    const [only, ...more] = to;
    return only !== undefined && more.length === 0 && only[1] > 1 ? [[was, only[0]] as const] : [];
  }));
}
