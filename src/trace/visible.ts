/** Text of tests, inputs and branches made harmless to look at: whatever acts without being seen becomes a mark. */
import { stripVTControlCharacters } from "node:util";

/** Controls, format characters (bidi, zero width, tags), lone surrogates, line separators and blank fillers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Words that machines act on: our own block, marker and state (read by whoever fixes next and by `publish`) and the
 * runner's commands, which it reads at the start of a line (`::`) or anywhere in it (`##[`). One character of each is
 * turned into its mark, so that only we can write them.
 */
const FORGERIES: readonly (readonly [RegExp, string])[] = [
  [/<!--(?=\s*python-trace)/gi, "<\\u0021--"],
  [/(WIN\s*):(?=\s*(?:PASS|FAIL))/gi, "$1\\u003a"],
  [/\[(?=\s*(?:ATTEMPT|NEED_CONTEXT)\s*:|(?:FORCED_CONTEXT|CHECKLIST)\])/gi, "\\u005b"],
  [/<(?=\/?ESCALATION>)/gi, "\\u003c"],
  [/##(?=\[)/g, "#\\u0023"],
  [/(?<!\S)::(?=[A-Za-z])/g, "\\u003a:"],
];

function mark(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return point > 0xffff ? `\\U${point.toString(16).padStart(8, "0")}` : `\\u${point.toString(16).padStart(4, "0")}`;
}

const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function unforged(text: string): string {
  return FORGERIES.reduce((out, [pattern, by]) => out.replace(pattern, by), text);
}

/** One line: colours gone, line ends and all that is unseen shown as escapes. */
export function visibleLine(text: string): string {
  return unforged(stripVTControlCharacters(text).replace(UNSEEN, (c) => NAMED[c] ?? mark(c)));
}

/** Several lines: the same, with line ends and tabs kept. */
export function visibleBlock(text: string): string {
  const lines = stripVTControlCharacters(text).replace(/\r\n?/g, "\n");
  return unforged(lines.replace(UNSEEN, (c) => (c === "\n" || c === "\t" ? c : mark(c))));
}

/** Running text: white space of any kind becomes one space. */
export function visibleProse(text: string): string {
  return visibleLine(text.replace(/\s+/g, " ").trim());
}

/** At most `max` UTF-16 units, the cut shown by an ellipsis, no character split. */
export function clip(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
