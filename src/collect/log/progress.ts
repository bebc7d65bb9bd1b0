/** Lines in which pytest shows tests as they run. */

export type Outcome = "passed" | "failed" | "error" | "skipped" | "rerun";

export type Progress =
  /** A test began (its line has no outcome yet), or with an outcome ended. */
  | { readonly kind: "test"; readonly id: string; readonly outcome: Outcome | null }
  /** The outcome alone: the test that began last ended (`-s`). */
  | { readonly kind: "outcome"; readonly outcome: Outcome }
  /** Letters of one file, or without a file of the file before. */
  | { readonly kind: "letters"; readonly file: string | null; readonly letters: string };

const WORDS = "PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS|RERUN";
/** [ 12%], [ 3/12], or the time a test took. */
const EDGE = String.raw`(?: +(?:\[ *(?:\d+%|\d+/\d+)\]|\d+(?:\.\d+)?(?:us|ms|s|m)))?`;
const ENDED = new RegExp(String.raw`^(.+?::.+?) (?:<- \S+ )?(${WORDS})(?: \(.*)?${EDGE}$`);
/** What tells the subtest apart stands before the word in older versions. */
const SUBTEST = /^(.+?::.+?) (?:\[.*\] )?(?:\(.*\) )?SUB(?:PASS|FAIL|SKIP|XFAIL)/;
const ALONE = new RegExp(String.raw`^(${WORDS})(?: \(.*)?${EDGE}$`);
const WORKER = new RegExp(String.raw`^\[gw\d+\](?: +\[ *(?:\d+%|\d+/\d+)\])? (${WORDS}|SUB\w+(?:[[(].*)?) (.+?::.+)$`);
const LETTERS = /^(?:(\S(?:.*\S)?\.\w+) )?([.FEsxXRuy,-]+)(?: +\[ *(?:\d+%|\d+\/\d+)\])?$/;
const BEGUN = /^((?:[^\s:]+[\\/])*[^\s:\\/]+\.\w+(?:::[^\s:[\]]+)+)(\[.*?\](?= |$))?/;

const OUTCOMES: Readonly<Record<string, Outcome>> = { PASSED: "passed", XFAIL: "passed", XPASS: "passed", FAILED: "failed", ERROR: "error", SKIPPED: "skipped", RERUN: "rerun" };

/** Reads a line of progress in any of pytest's forms (`-v`, letters by file, letters alone, xdist), null for any other. */
export function progress(text: string): Progress | null {
  if (text.includes("::")) return testLine(text);
  const first = text.charCodeAt(0);
  if (first > 0x40 && first < 0x5b) {
    const outcome = OUTCOMES[ALONE.exec(text)?.[1] ?? ""];
    if (outcome !== undefined) return { kind: "outcome", outcome };
  }
  if (text.length > 1000) return null;
  const [, file, letters] = LETTERS.exec(text) ?? [];
  return letters === undefined ? null : { kind: "letters", file: file ?? null, letters };
}

function testLine(text: string): Progress | null {
  if (text.startsWith("[gw")) {
    const [, word = "", id] = WORKER.exec(text) ?? [];
    return id === undefined ? null : { kind: "test", id: id.trimEnd(), outcome: OUTCOMES[word] ?? null };
  }
  const [, id, word = ""] = ENDED.exec(text) ?? [];
  if (id !== undefined) return { kind: "test", id, outcome: OUTCOMES[word] ?? null };
  const [, parent] = SUBTEST.exec(text) ?? [];
  if (parent !== undefined) return { kind: "test", id: parent, outcome: null };
  const [begun, name, parameters = ""] = BEGUN.exec(text) ?? [];
  if (begun === undefined || name === undefined) return null;
  // Without `-s` nothing but a blank follows, so that the rest of the line is the id.
  const whole = text.trimEnd();
  return { kind: "test", id: text.endsWith(" ") && whole.endsWith("]") ? whole : name + parameters, outcome: null };
}
