/** Changed files as a patch that `git apply` takes from the project's folder (format: `git help diff`). */
import { createTwoFilesPatch } from "diff";
import type { Edit } from "./fix.js";

const CONTEXT = 3;

/** Bytes that git would quote in a header; a patch on such a name is not made. */
const PLAIN = /^[^\s"\\\u0000-\u001f\u007f-\uffff][^"\\\u0000-\u001f\u007f-\uffff]*$/;

/**
 * @param before the text of a file now, null where it is not there
 * @param prefix the project's folder in its repository ("" or ending in "/"): git takes the names from the repository's top
 * @returns null where nothing differs, or a file's name cannot stand in a patch
 */
export function patchOf(edits: readonly Edit[], before: (file: string) => string | null, prefix: string): string | null {
  const moves = movesIn(edits, before);
  const parts = [...edits].filter(({ file }) => !moves.some((pair) => pair.includes(file))).sort((a, b) => (a.file < b.file ? -1 : 1)).flatMap(({ file, content }) => {
    const old = before(file);
    if (old === content) return [];
    const name = `${prefix}${file}`;
    if (!PLAIN.test(name)) return [null];
    const [from, to] = [old === null ? "/dev/null" : `a/${name}`, content === null ? "/dev/null" : `b/${name}`];
    const head = old === null ? "new file mode 100644\n" : content === null ? "deleted file mode 100644\n" : "";
    const body = createTwoFilesPatch(from, to, old ?? "", content ?? "", undefined, undefined, { context: CONTEXT });
    // An empty file has no lines to show: git wants the header alone.
    const shown = (old ?? "") === (content ?? "") ? "" : body.slice(body.indexOf("--- "));
    return [`diff --git a/${name} b/${name}\n${head}${shown}`];
  });
  const moved = moves.map((pair) => pair.map((file) => `${prefix}${file}`)).map(([from = "", to = ""]) => (PLAIN.test(from) && PLAIN.test(to) ? `diff --git a/${from} b/${to}\nsimilarity index 100%\nrename from ${from}\nrename to ${to}\n` : null));
  const all = [...moved, ...parts];
  return all.length === 0 || all.includes(null) ? null : all.join("");
}

/** Files that only get another name: people see that better than a file that goes and one that comes. */
function movesIn(edits: readonly Edit[], before: (file: string) => string | null): (readonly [from: string, to: string])[] {
  return edits.filter(({ content }) => content === null).flatMap(({ file }) => {
    const text = before(file);
    const to = text === null || text === "" ? undefined : edits.find((one) => one.content === text && before(one.file) === null);
    return to === undefined ? [] : [[file, to.file] as const];
  });
}
