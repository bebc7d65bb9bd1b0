/** Takes out a `# type: ignore` that hides nothing, and nothing else of its comment. */
import type { Fixer } from "../fix.js";
import { lineStart, nodesOf, rewrite, textOf } from "../../syntax/source.js";

/** PEP 484's form, with mypy's codes. */
const IGNORE = /#\s*type:\s*ignore(?:\[[^\]]*\])?[ \t]*/;

export const unusedIgnore: Fixer = {
  kinds: ["types.unused-ignore"],
  propose({ root, source }) {
    const { file, line } = root;
    const code = file === null ? null : source(file);
    if (file === null || line === null || code === null) return [];
    const comment = nodesOf(code, ["Comment"], [line, line]).find((c) => IGNORE.test(textOf(code, c)));
    if (comment === undefined) return [];
    const left = textOf(code, comment).replace(IGNORE, "").trimEnd();
    // Of a comment that said nothing else, the blanks before it go too.
    const before = code.text.slice(lineStart(code.text, line), comment.from);
    const from = left === "" ? comment.from - (before.length - before.trimEnd().length) : comment.from;
    const content = rewrite(code.text, [{ from, to: comment.to, insert: left }]);
    return [{ summary: "takes out the `# type: ignore` that hides nothing", edits: [{ file, content }] }];
  },
};
