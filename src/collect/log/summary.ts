/** Lines of "short test summary info". */

export interface SummaryLine {
  readonly word: "FAILED" | "ERROR" | "SUBFAILED" | "other";
  readonly id: string;
  /** Null where it did not fit into the line. */
  readonly message: string | null;
}

const WORD = /^(FAILED|ERROR|PASSED|XFAIL|XPASS|SKIPPED|RERUN) (.+)$/;
/** pytest 9 and pytest-subtests 0.14 put what tells the subtest apart behind the word, older ones before it. */
const SUBTEST = /^(?:SUBFAIL(?:ED)?(?:[[(<].*?)? |[[(<].*?[\])>] SUBFAIL(?:ED)? )(?=\S+\.\w+::)/;
/** What tells a subtest apart is no longer. */
const LONGEST = 4000;

/** Reads one line, null for the further lines of a message (pytest gives whole messages where CI is set). */
export function summaryLine(text: string): SummaryLine | null {
  const [, word, rest] = WORD.exec(text) ?? [];
  if (word !== undefined && rest !== undefined) return { word: word === "FAILED" || word === "ERROR" ? word : "other", ...split(rest) };
  const head = text.length > LONGEST ? null : SUBTEST.exec(text);
  return head === null ? null : { word: "SUBFAILED", ...split(text.slice(head[0].length)) };
}

/**
 * Parts `id - message`. Both may hold ` - `: the id of a parametrised test ends in a bracket, that of any other at the
 * first ` - ` behind its file.
 */
function split(text: string): { readonly id: string; readonly message: string | null } {
  const file = /\.[A-Za-z]\w*(?=::| - |$)/.exec(text);
  const end = file === null ? 0 : file.index + file[0].length;
  const bracket = /^::[^[\s]*\[/.exec(text.slice(end));
  let at = text.indexOf(" - ", end);
  if (bracket !== null) {
    const opens = end + bracket[0].length - 1;
    const closes = text.indexOf("] - ", opens);
    if (closes >= 0) at = bestClose(text, closes) + 1;
    else if (text.endsWith("]")) at = -1;
  }
  return at < 0 ? { id: text, message: null } : { id: text.slice(0, at), message: text.slice(at + 3) };
}

const MESSAGE = /^(?:assert\b|[A-Za-z_][\w.]*(?:Error|Exception|Warning|Exit|Interrupt|Failed|Skipped|Timeout)\b|\[XPASS|worker ')/;

/** Where the parameters end, of the places where they could: behind it a message begins as pytest writes one. */
function bestClose(text: string, first: number): number {
  for (let at = first; at >= 0; at = text.indexOf("] - ", at + 1)) {
    if (MESSAGE.test(text.slice(at + 4, at + 200))) return at;
  }
  return first;
}
