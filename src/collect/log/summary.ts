/** Lines of "short test summary info". */

export interface SummaryLine {
  readonly word: "FAILED" | "ERROR" | "SUBFAILED" | "other";
  readonly id: string;
  /** Null where it did not fit into the line. */
  readonly message: string | null;
}

const WORD = /^(FAILED|ERROR|PASSED|XFAIL|XPASS|SKIPPED|RERUN) (.+)$/;
/** pytest 9 and pytest-subtests 0.14 put what tells the subtest apart behind the word, older ones before it. */
const SUBTEST = /^(?:SUBFAIL(?:ED)?(?:[[(<].*?)? |[[(<].*?[\])>] SUBFAIL(?:ED)? )((?:\S+[\\/])*[^\s\\/]+\.\w+::.+)$/;

/** Reads one line, null for the further lines of a message (pytest gives whole messages where CI is set). */
export function summaryLine(text: string): SummaryLine | null {
  const [, word, rest] = WORD.exec(text) ?? [];
  if (word !== undefined && rest !== undefined) return { word: word === "FAILED" || word === "ERROR" ? word : "other", ...split(rest) };
  const [, inner] = SUBTEST.exec(text) ?? [];
  return inner === undefined ? null : { word: "SUBFAILED", ...split(inner) };
}

/**
 * Parts `id - message`. Both may hold ` - `: the id of a parametrised test ends in a bracket, that of any other at the
 * first ` - ` behind its file.
 */
function split(text: string): { readonly id: string; readonly message: string | null } {
  const names = text.indexOf("::");
  const bracket = text.indexOf("[", Math.max(0, names));
  const file = /\.\w+(?=::| - |$)/.exec(text);
  const from = names < 0 ? (file === null ? 0 : file.index) : names;
  let at = text.indexOf(" - ", from);
  if (bracket >= 0 && (at < 0 || bracket < at) && names >= 0 && /^[\w:.]+$/.test(text.slice(names, bracket))) {
    const closed = text.indexOf("] - ", bracket);
    at = closed < 0 ? (text.endsWith("]") ? -1 : at) : bestClose(text, bracket, closed) + 1;
  }
  return at < 0 ? { id: text, message: null } : { id: text.slice(0, at), message: text.slice(at + 3) };
}

/** Where the parameters end, of the places where they could: behind it a message begins as pytest writes one. */
function bestClose(text: string, bracket: number, first: number): number {
  for (let at = first; at >= 0; at = text.indexOf("] - ", at + 1)) {
    const inside = text.slice(bracket, at + 1);
    if (/^(?:assert\b|[A-Za-z_][\w.]*(?:Error|Exception|Warning|Exit|Interrupt|Failed|Skipped|Timeout)\b|\[XPASS|worker ')/.test(text.slice(at + 4)) && inside.length > 0) return at;
  }
  return first;
}
