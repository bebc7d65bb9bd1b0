/** A statement taken out together with the blank lines that it leaves too many. */
import type { SyntaxNode } from "@lezer/common";
import type { Change, Source } from "../syntax/source.js";
import { without } from "./statements.js";

/** Null where others share its lines, or its block would be left empty. */
export function cut(source: Source, statement: SyntaxNode): Change | null {
  const change = without(source, statement);
  if (change === null) return null;
  const [above, below] = [source.text.slice(0, change.from), source.text.slice(change.to)];
  const before = /(?:^|\n)((?:[ \t]*\r?\n)*)$/.exec(above)?.[1] ?? "";
  const after = /^(?:[ \t]*\r?\n)*/.exec(below)?.[0] ?? "";
  const lines = after.split("\n").slice(0, -1);
  const opens = before === "" && /:[ \t]*(?:#.*)?\r?\n$/.test(above);
  const gone = lines.slice(0, opens ? lines.length : Math.min(lines.length, before.split("\n").length - 1));
  return { ...change, to: change.to + gone.reduce((n, line) => n + line.length + 1, 0) };
}
