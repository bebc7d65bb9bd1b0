/** Takes off what a CI service puts around the lines of a program. */
import { stripVTControlCharacters } from "node:util";

/** 2026-01-31T10:00:00.1234567Z, in brackets on Jenkins; GitLab adds `00O ` (`00O+` where it went on with a line). */
const TIME = /^\uFEFF?\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)\]?(?: \d\d[OE][ +]?)?(?: |$)/;
/** `gh run view --log`: job, step and the timed line, between tabs. */
const GH = /^([^\t]*)\t([^\t]*)\t(?=\uFEFF?\d{4}-\d\d-\d\dT)/;

const DIGIT_TWO = 0x32;
const LETTER_T = 0x54;
const LETTER_Z = 0x5a;
const BLANK = 0x20;

interface CleanLine {
  readonly text: string;
  /** The step that printed it, where each line says so. */
  readonly step: string | null;
}

/** The line as the program printed it: no time, no job and step, no colours. */
export function clean(line: string): CleanLine {
  let text = line;
  let step: string | null = null;
  if (text.includes("\t")) {
    const found = GH.exec(text);
    if (found !== null) {
      step = found[2] ?? null;
      text = text.slice(found[0].length);
    }
  }
  if (text.charCodeAt(0) === 0xfeff) text = text.slice(1);
  // The form of GitHub Actions, which most lines of a large log have.
  if (text.charCodeAt(0) === DIGIT_TWO && text.charCodeAt(27) === LETTER_Z && text.charCodeAt(28) === BLANK && text.charCodeAt(10) === LETTER_T) text = text.slice(29);
  else if (text.charCodeAt(text.startsWith("[") ? 1 : 0) === DIGIT_TWO) text = text.replace(TIME, "");
  if (text.includes("\u001B") || text.includes("\u009B")) text = stripVTControlCharacters(text);
  return { text, step };
}
