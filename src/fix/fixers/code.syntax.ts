/** Mends what one character mends: a bracket, quote, colon or comma that is missing, a bracket too many, `=` for `==`. */
import { raised } from "../../diagnose/facts-of-frames.js";
import type { Fixer, Proposal } from "../fix.js";
import { isBroken, lineStart, parse, rewrite, type Change } from "../../syntax/source.js";

/** So many lines above the one that Python names are looked at: a bracket is missed late. */
const ABOVE = 12;
const BELOW = 3;
/** So many candidates are offered. */
const MOST = 3;
const CLOSES: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const BLOCK = /^\s*(?:async\s+)?(?:if|elif|else|for|while|def|class|try|except|finally|with|match|case)\b/;
/** Texts, comments, brackets, line ends. */
const PIECE = /[rRbBuUfF]{0,2}(?:"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#[^\n]*|[([{}\])]/g;

export const syntax: Fixer = {
  kinds: ["code.syntax"],
  propose({ root: { file, line }, dossier, text }) {
    const content = file === null ? null : text(file);
    if (file === null || content === null || line === null) return [];
    const at = raised(dossier).find(({ exception }) => exception.syntax?.file === file)?.exception.syntax?.line ?? line;
    const tried = [...unclosed(content, at), ...colons(content, at), ...quotes(content, at), ...commas(content, at), ...equals(content, at)];
    return tried.filter(({ change }) => !isBroken(parse(file, rewrite(content, [change])))).slice(0, MOST)
      .map(({ change, summary }): Proposal => ({ summary, edits: [{ file, content: rewrite(content, [change]) }] }));
  },
};

interface Candidate {
  readonly change: Change;
  readonly summary: string;
}

/** Where the code of a line ends: before its comment and blanks. */
function codeEnd(text: string, line: number): number {
  const start = lineStart(text, line);
  const found = /\r?\n|$/.exec(text.slice(start));
  const body = text.slice(start, start + (found?.index ?? 0));
  const comment = [...body.matchAll(PIECE)].find((m) => m[0].startsWith("#"));
  return start + body.slice(0, comment?.index ?? body.length).trimEnd().length;
}

const put = (at: number, insert: string, summary: string): Candidate => ({ change: { from: at, to: at, insert }, summary });

/** Brackets left open, and those that close nothing. */
function unclosed(text: string, at: number): readonly Candidate[] {
  const open: { sign: string; offset: number }[] = [];
  const found: Candidate[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (CLOSES[piece] !== undefined) open.push({ sign: piece, offset: index });
    if (!/^[)\]}]$/.test(piece)) continue;
    const last = open.pop();
    if (last !== undefined && CLOSES[last.sign] === piece) continue;
    if (last === undefined) return [{ change: { from: index, to: index + 1, insert: "" }, summary: `takes out the \`${piece}\` that closes nothing` }];
    // The other kind closes here: its own is missing before it, or it is the wrong one.
    const right = CLOSES[last.sign] ?? "";
    found.push(put(index, right, `closes \`${last.sign}\` with \`${right}\``), { change: { from: index, to: index + 1, insert: right }, summary: `closes \`${last.sign}\` with \`${right}\`` });
    break;
  }
  const innermost = [...open].reverse();
  for (const { sign, offset } of innermost) {
    const first = text.slice(0, offset).split("\n").length;
    const close = CLOSES[sign] ?? "";
    for (let line = first; line <= Math.max(at, first) + BELOW; line += 1) {
      const end = codeEnd(text, line);
      if (end <= offset) continue;
      if (text[end - 1] === ":") found.push(put(end - 1, close, `closes the \`${sign}\` of line ${String(first)}`));
      found.push(put(end, close, `closes the \`${sign}\` of line ${String(first)}`));
    }
  }
  return found;
}

/** Lines from the named one up. */
const upwards = (at: number): number[] => Array.from({ length: Math.min(at, ABOVE) }, (_, n) => at - n);

function colons(text: string, at: number): readonly Candidate[] {
  return upwards(at).slice(0, 3).flatMap((line) => {
    const [start, end] = [lineStart(text, line), codeEnd(text, line)];
    return BLOCK.test(text.slice(start, end)) && text[end - 1] !== ":" ? [put(end, ":", `ends line ${String(line)} with its \`:\``)] : [];
  });
}

/** A text that is not closed on its line. */
function quotes(text: string, at: number): readonly Candidate[] {
  const start = lineStart(text, at);
  const end = start + (/\r?\n|$/.exec(text.slice(start))?.index ?? 0);
  const rest = text.slice(start, end).replace(PIECE, (m) => (/^[rRbBuUfF]{0,2}["']/.test(m) ? " ".repeat(m.length) : m));
  const quote = /["']/.exec(rest)?.[0];
  if (quote === undefined) return [];
  const body = text.slice(start, end).trimEnd();
  const tail = /[)\]},:]*$/.exec(body)?.[0].length ?? 0;
  return Array.from({ length: tail + 1 }, (_, n) => put(start + body.length - tail + n, quote, `closes the text of line ${String(at)}`));
}

/** A comma between two elements on lines of their own. */
function commas(text: string, at: number): readonly Candidate[] {
  return [...new Set([at - 1, at, at + 1])].filter((line) => line > 0).flatMap((line) => {
    const end = codeEnd(text, line);
    return /["'\w)\]}]$/.test(text.slice(lineStart(text, line), end)) && !BLOCK.test(text.slice(lineStart(text, line), end)) ? [put(end, ",", `separates the elements with a comma after line ${String(line)}`)] : [];
  });
}

/** An assignment where a condition is due. */
function equals(text: string, at: number): readonly Candidate[] {
  const start = lineStart(text, at);
  const body = text.slice(start, codeEnd(text, at));
  const found = /^\s*(?:if|elif|while|assert|return)\b[^=()]*?[^=!<>:]=(?!=)/.exec(body);
  if (found === null) return [];
  const place = start + found[0].length;
  return [{ change: { from: place - 1, to: place, insert: "==" }, summary: "compares with `==`" }];
}
