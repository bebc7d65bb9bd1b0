/** Changed files as a patch that `git apply` takes from the project's folder (format: `git help diff`). */
import { createTwoFilesPatch } from "diff";
import type { Edit } from "./fix.js";

const CONTEXT = 3;

/** Bytes that git would quote in a header; a patch on such a name is not made. */
const PLAIN = /^[^\s"\\\u0000-\u001f\u007f-\uffff][^"\\\u0000-\u001f\u007f-\uffff]*$/;

/**
 * @param before the text of a file now, null where it is not there
 * @returns null where nothing differs, or a file's name cannot stand in a patch
 */
export function patchOf(edits: readonly Edit[], before: (file: string) => string | null): string | null {
  const parts = [...edits].sort((a, b) => (a.file < b.file ? -1 : 1)).flatMap(({ file, content }) => {
    const old = before(file);
    if (old === content) return [];
    if (!PLAIN.test(file)) return [null];
    const [from, head] = old === null ? ["/dev/null", "new file mode 100644\n"] : [`a/${file}`, ""];
    const body = createTwoFilesPatch(from, `b/${file}`, old ?? "", content, undefined, undefined, { context: CONTEXT });
    return [`diff --git a/${file} b/${file}\n${head}${body.slice(body.indexOf("--- "))}`];
  });
  return parts.length === 0 || parts.includes(null) ? null : parts.join("");
}
