/** What the text of a line says of its part in a failure: whether it decides, whether it only holds a block together, whether it writes what the failure shows. */
import type { Dossier } from "./dossier.js";
import { raised } from "./facts-of-frames.js";
import { indentOf, type At, type Def } from "./facts-of-sources.js";

/** Lines that neither compute nor decide: they open a block, name a function, or leave a place empty. */
const IDLE = /^\s*(?:(?:try|else|finally)\s*:|pass\b|continue\b|(?:async\s+)?def\b|class\b|@|global\b|nonlocal\b|import\b|from\b.*\bimport\b|["']{3}|[\])}]+,?\s*(?:#.*)?$)/;
const DECIDES = /^\s*(?:if|elif|while|for|async for|except)\b/;
/** Shorter words are everywhere. */
const SHORTEST = 3;
/** Lines of a block that are looked at. */
const LONGEST_BLOCK = 200;
/** A text that is all different tells no words. */
const MOST_WORDS = 60;

export function isIdle(text: string): boolean {
  return IDLE.test(text);
}

/**
 * Whether failing and passing tests part after a line: it decides on a block that is more suspicious than the line itself.
 * @param hot how suspicious the lines of the file are that failing tests ran
 */
export function parts(dossier: Dossier, { file, line, def }: At & { readonly def: Def | null }, hot: ReadonlyMap<number, number>): boolean {
  const lines = dossier.lines.get(file) ?? [];
  if (def === null || !DECIDES.test(lines[line - 1] ?? "")) return false;
  const own = indentOf(lines[line - 1] ?? "");
  let entered = 0;
  for (let at = line + 1; at <= Math.min(def.end_line, line + LONGEST_BLOCK); at += 1) {
    const text = lines[at - 1] ?? "";
    if (text.trim() !== "" && indentOf(text) <= own) break;
    entered = Math.max(entered, hot.get(at) ?? 0);
  }
  return entered > (hot.get(line) ?? 0);
}

/** Words that one side of the failed comparison has and the other has not, or that the message of the exception quotes. */
export function telling(dossier: Dossier): ReadonlySet<string> {
  const failure = dossier.failures[0];
  if (failure.type !== "test") return new Set();
  if (failure.assertion !== null) {
    const [left, right] = [wordsOf(failure.assertion.left), wordsOf(failure.assertion.right)];
    const differ = [...left].filter((word) => !right.has(word)).concat([...right].filter((word) => !left.has(word)));
    return new Set(differ.length > MOST_WORDS ? [] : differ);
  }
  const { exception } = raised(dossier).find(({ via }) => via === "raised") ?? {};
  return wordsOf([...(exception?.message ?? "").matchAll(/(["'])(.*?)\1/g)].map((found) => found[2] ?? "").join(" "));
}

/** Whether a line writes one of the words: in a string, or as a number. */
export function writes(text: string, words: ReadonlySet<string>): boolean {
  const written = [...text.matchAll(/(["'])((?:\\.|(?!\1).)*)\1|\b\d{2,}\b/g)].map((found) => found[2] ?? found[0]);
  return written.some((one) => [...wordsOf(one)].some((word) => words.has(word)));
}

function wordsOf(text: string): Set<string> {
  return new Set((text.match(/[A-Za-z_]\w*|\d+/g) ?? []).filter((word) => word.length >= SHORTEST));
}
