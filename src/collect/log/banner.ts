/** The lines with which pytest parts its output: `==== FAILURES ====`, `____ test_a ____`, `!!!! Interrupted !!!!`. */

export interface Banner {
  readonly mark: "=" | "!" | "_" | "-";
  readonly title: string;
  /** Characters of the whole line. */
  readonly width: number;
}

const BANNER = /^(?:(=+) (.+) =+|(!+) (.+) !+|(_+) (.+) _+|(-+) (.+) -+)$/;

/**
 * Reads a banner. pytest fills each to the width of the terminal, or writes a single mark when the title leaves no room;
 * anything else of that look was printed by a test.
 * @param width of the run's other banners, null for the first
 * @see `TerminalWriter.sep` of _pytest/_io/terminalwriter.py
 */
export function banner(line: string, width: number | null): Banner | null {
  const first = line.charCodeAt(0);
  if (first !== 0x3d && first !== 0x21 && first !== 0x5f && first !== 0x2d) return null;
  const found = BANNER.exec(line);
  if (found === null) return null;
  const marks = found[1] ?? found[3] ?? found[5] ?? found[7] ?? "";
  const title = found[2] ?? found[4] ?? found[6] ?? found[8] ?? "";
  const long = line.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, "x").length;
  const fits = width === null ? marks.length > 2 : long === width || (long > width && marks.length === 1);
  if (!fits || /^[_ ]*$/.test(title)) return null;
  return { mark: markOf(marks), title, width: long };
}

function markOf(marks: string): Banner["mark"] {
  if (marks.startsWith("=")) return "=";
  if (marks.startsWith("!")) return "!";
  return marks.startsWith("_") ? "_" : "-";
}

const COUNT = String.raw`\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|retried|subtests? passed|subtests? failed|subtests? skipped)`;
const OUTCOME = new RegExp(String.raw`^(?:no tests ran|${COUNT}(?:, ${COUNT})*) in \d+(?:\.\d+)?s(?: \([\d:, days]+\))?$`);

/** `3 failed, 2 passed in 0.12s`, in a banner or bare (`-q`): the end of a run. */
export function isOutcome(text: string): boolean {
  return OUTCOME.test(text);
}

/** How many failures and errors the last line of a run counts. */
export function failuresIn(outcome: string): number {
  return [...outcome.matchAll(/(\d+) (?:failed|errors?|subtests? failed)\b/g)].reduce((sum, found) => sum + Number(found[1]), 0);
}
