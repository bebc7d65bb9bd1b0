/** Takes out the `# type: ignore` that hide nothing, or those of their codes that hide nothing, and nothing else of their comments. */
import type { Dossier } from "../../diagnose/dossier.js";
import type { Edit, Fixer } from "../fix.js";
import { lineStart, nodesOf, rewrite, textOf, type Change, type Source } from "../../syntax/source.js";

/** PEP 484's form, with mypy's codes. */
const IGNORE = /#\s*type:\s*ignore(?:\[([^\]]*)\])?[ \t]*/;
/** As mypy reports one, with the codes that are not needed where others of the comment are. */
const REPORT = /^unused "type: ignore(?:\[([^\]]*)\])?" comment/i;

export const unusedIgnore: Fixer = {
  kinds: ["types.unused-ignore"],
  propose({ dossier, source }) {
    const places = reported(dossier);
    const edits = [...new Set(places.map((p) => p.file))].flatMap((file): Edit[] => {
      const code = source(file);
      const changes = code === null ? [] : places.filter((p) => p.file === file).flatMap((p) => without(code, p.line, p.codes));
      return code === null || changes.length === 0 ? [] : [{ file, content: rewrite(code.text, changes) }];
    });
    const [first, ...rest] = edits;
    if (first === undefined) return [];
    return [{ summary: places.length === 1 ? "takes out the `# type: ignore` that hides nothing" : `takes out the ${String(places.length)} \`# type: ignore\` that hide nothing`, edits: [first, ...rest] }];
  },
};

interface Place {
  readonly file: string;
  readonly line: number;
  /** Empty where the whole comment is not needed. */
  readonly codes: readonly string[];
}

/** All that the chain holds: one signature has them all, and each is a fault of its own. */
function reported({ failures }: Dossier): Place[] {
  const found = failures.flatMap((f): Place[] => {
    const said = f.type === "mypy" && f.line !== null ? REPORT.exec(f.message) : null;
    return f.type !== "mypy" || f.line === null || said === null ? [] : [{ file: f.file, line: f.line, codes: listed(said[1]) }];
  });
  return [...new Map(found.map((p) => [`${p.file}:${String(p.line)}`, p])).values()];
}

function without(code: Source, line: number, unused: readonly string[]): Change[] {
  const comment = nodesOf(code, ["Comment"], [line, line]).find((c) => IGNORE.test(textOf(code, c)));
  if (comment === undefined) return [];
  const text = textOf(code, comment);
  const kept = unused.length === 0 ? [] : listed(IGNORE.exec(text)?.[1]).filter((c) => !unused.includes(c));
  if (kept.length > 0) return [{ from: comment.from, to: comment.to, insert: text.replace(/\[[^\]]*\]/, `[${kept.join(", ")}]`) }];
  const left = text.replace(IGNORE, "").trimEnd();
  // Of a comment that said nothing else, the blanks before it go too.
  const before = code.text.slice(lineStart(code.text, line), comment.from);
  return [{ from: left === "" ? comment.from - (before.length - before.trimEnd().length) : comment.from, to: comment.to, insert: left }];
}

const listed = (codes: string | undefined): string[] => (codes ?? "").split(",").map((c) => c.trim()).filter(Boolean);
