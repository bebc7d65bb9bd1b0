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
/** Behind an outcome: its reason, [ 12%], [ 3/12], or the time a test took. */
const AFTER = String.raw`(?=$| \(| +\[ *\d| +\d+(?:\.\d+)?(?:us|ms|s|m)$)`;
const OUTCOME = new RegExp(String.raw`(?: <- \S+)? (${WORDS})${AFTER}`, "g");
const ALONE = new RegExp(String.raw`^(${WORDS})${AFTER}`);
const WORKER = new RegExp(String.raw`^\[gw\d+\](?: +\[ *(?:\d+%|\d+/\d+)\])? (${WORDS}) (.+)$`);
const LETTERS = /^(?:(\S(?:.*\S)?\.\w+) )?([.FEsxXRuy,-]+)(?: +\[ *(?:\d+%|\d+\/\d+)\])?$/;
const BEGUN = /^([^\s:]+\.\w+(?:::[^\s:[\]]+)+)(\[.*?\](?= |$))?/;
const SUBTEST = / SUB(?:PASS|FAIL|SKIP|XFAIL)/;
/** No line of progress is longer; a test's own output may be. */
const LONGEST = 4000;

const OUTCOMES: Readonly<Record<string, Outcome>> = { PASSED: "passed", XFAIL: "passed", XPASS: "passed", FAILED: "failed", ERROR: "error", SKIPPED: "skipped", RERUN: "rerun" };

/** Reads a line of progress in any of pytest's forms (`-v`, letters by file, letters alone, xdist), null for any other. */
export function progress(text: string): Progress | null {
  if (text.length > LONGEST) return null;
  if (text.includes("::")) return testLine(text);
  const first = text.charCodeAt(0);
  if (first > 0x40 && first < 0x5b) {
    const outcome = OUTCOMES[ALONE.exec(text)?.[1] ?? ""];
    if (outcome !== undefined) return { kind: "outcome", outcome };
  }
  const [, file, letters] = LETTERS.exec(text) ?? [];
  return letters === undefined ? null : { kind: "letters", file: file ?? null, letters };
}

function testLine(text: string): Progress | null {
  if (text.startsWith("[gw")) {
    const [, word = "", id = ""] = WORKER.exec(text) ?? [];
    return id.includes("::") ? { kind: "test", id: id.trimEnd(), outcome: OUTCOMES[word] ?? null } : null;
  }
  const [begun, name, parameters = ""] = BEGUN.exec(text) ?? [];
  if (begun === undefined || name === undefined) {
    // A path with blanks is only told from other text by the outcome behind it.
    const [found] = text.matchAll(OUTCOME);
    const id = text.slice(0, found?.index ?? 0);
    return found !== undefined && id.includes(".py::") ? { kind: "test", id, outcome: OUTCOMES[found[1] ?? ""] ?? null } : null;
  }
  // A subtest says nothing of the test itself.
  if (SUBTEST.test(text)) return { kind: "test", id: name + parameters, outcome: null };
  for (const found of text.matchAll(OUTCOME)) {
    const id = text.slice(0, found.index);
    // Parameters may hold the words of an outcome.
    if (id.length < name.length || (text[name.length] === "[" && !id.endsWith("]"))) continue;
    return { kind: "test", id, outcome: OUTCOMES[found[1] ?? ""] ?? null };
  }
  // Without `-s` nothing but a blank follows, so that the rest of the line is the id.
  const whole = text.trimEnd();
  return { kind: "test", id: text.endsWith(" ") && whole.endsWith("]") ? whole : name + parameters, outcome: null };
}
