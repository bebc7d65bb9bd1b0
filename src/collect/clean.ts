/** Takes off what a CI service puts around the lines of a program. */
import { stripVTControlCharacters } from "node:util";

/** 2026-01-31T10:00:00.1234567Z, in brackets on Jenkins; GitLab adds `00O ` (`00O+` where it went on with a line). */
const TIME = /^\uFEFF?\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)\]?(?: \d\d[OE][ +]?)?(?: |$)/;
/** `gh run view --log`: job, step and the timed line, between tabs. */
const GH = /^([^\t]*)\t([^\t]*)\t(?=\uFEFF?\d{4}-\d\d-\d\dT)/;

export interface CleanLine {
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
  const digit = text.charCodeAt(text.startsWith("[") ? 1 : 0);
  if (digit === 0x32 && text.includes("T", 10)) text = text.replace(TIME, "");
  if (text.includes("\u001B") || text.includes("\u009B")) text = stripVTControlCharacters(text);
  return { text, step };
}
