/** What pytest's text of a failure says of the exception and its place. */
import type { Place } from "./failure.js";

export interface Raised {
  /** The class's own name, without its module: `JSONDecodeError`. */
  readonly exception: string | null;
  /** What follows the name; the whole text where it names no exception. */
  readonly message: string;
}

const NAMED = /^(?:[A-Za-z_]\w*\.)*([A-Z]\w*)(?::\s?([^]*))?$/;

/**
 * Splits `app.errors.Boom: no price`. pytest leaves `AssertionError: ` out of its own explanations (`assert 1 == 2`).
 * @param name the exception's name where another line gives it; without one, a word only counts when it looks like a class
 */
export function raised(text: string, name: string | null = null): Raised {
  const stripped = text.trim();
  if (/^assert(?:\s|\()/.test(stripped)) return { exception: "AssertionError", message: stripped };
  const [, found, message] = NAMED.exec(stripped) ?? [];
  if (found !== undefined && (found === name || name === null)) return { exception: found, message: (message ?? "").trim() };
  if (name !== null && stripped.split(":", 1)[0]?.split(".").at(-1) === name) {
    return { exception: name, message: stripped.slice(stripped.indexOf(name) + name.length).replace(/^:\s?/, "") };
  }
  return { exception: name, message: stripped };
}

/** `path:12: TypeError`, `path:12: in f` and `path:12: `, as pytest ends each entry of a traceback. */
const LOCATION = /^(\S(?:.*\S)?):(\d+)(?:: ?(?:in (.+)|([A-Za-z_][\w.]*)(?:: .*)?)?)?$/;
const PYTHON_FRAME = /^\s*File "([^"]+)", line (\d+)(?:,? in (.+))?$/;
const ERROR_LINE = /^E {2}( *.*)$/;

/** A line that pytest prints for a frame: where it is, and the exception when it is the last one. */
interface Location {
  readonly file: string;
  readonly line: number;
  readonly exception: string | null;
}

/** Reads `path:line: …` of pytest, null for any other line. */
export function location(text: string): Location | null {
  const [, file, line, , exception] = LOCATION.exec(text) ?? [];
  if (file === undefined || line === undefined || file.startsWith("E ") || file.startsWith(">")) return null;
  return { file, line: Number(line), exception: exception?.split(".").at(-1) ?? null };
}

/** Reads `File "path", line 3, in f` of Python (faulthandler's form too), null for any other line. */
export function pythonFrame(text: string): Location | null {
  const [, file, line] = PYTHON_FRAME.exec(text) ?? [];
  return file === undefined || line === undefined ? null : { file, line: Number(line), exception: null };
}

/** Code of the interpreter, of installed packages, or of no file. */
export function foreign(file: string): boolean {
  return /^<|[\\/](?:site|dist)-packages[\\/]|[\\/]lib(?:64)?[\\/]python\d/i.test(file);
}

export interface Traceback extends Raised {
  /** Innermost frame of the project's own code. */
  readonly place: Place | null;
  /** Outermost frame of the project's own code: the test's own file, where the test itself was called. */
  readonly entry: Place | null;
}

/**
 * Reads what pytest prints of one failure (`--tb` long, short or native; longrepr in reports): the last exception of the
 * chain and the innermost frame of the project's own code.
 * @param known the message where the source gives it apart, else null
 */
export function readTraceback(lines: readonly string[], known: string | null = null): Traceback {
  let block: string[] = [];
  let last: readonly string[] = [];
  let name: string | null = null;
  let place: Place | null = null;
  let entry: Place | null = null;
  for (const line of lines) {
    const [, error] = ERROR_LINE.exec(line) ?? [];
    if (error !== undefined) {
      block.push(error);
      continue;
    }
    if (block.length > 0) {
      last = block;
      block = [];
    }
    const at = location(line) ?? pythonFrame(line);
    if (at === null) continue;
    if (at.exception !== null) name = at.exception;
    if (foreign(at.file)) continue;
    place = { file: at.file, line: at.line };
    entry ??= place;
  }
  if (block.length > 0) last = block;
  const syntax = syntaxError(last);
  if (syntax !== null) return { ...syntax, entry };
  const text = known ?? (last.length > 0 ? unindent(last) : native(lines));
  return { ...raised(text, name), place, entry };
}

/** `SyntaxError` has its place in its own words: `File "a.py", line 1`, the source and a caret before the name. */
function syntaxError(block: readonly string[]): (Raised & { readonly place: Place | null }) | null {
  const at = pythonFrame(block[0]?.trim() ?? "");
  if (at === null) return null;
  const words = block.findLast((l) => NAMED.test(l.trim())) ?? "";
  return { ...raised(words), place: { file: at.file, line: at.line } };
}

/** Takes off the blanks that all lines share. */
function unindent(lines: readonly string[]): string {
  const shared = Math.min(...lines.filter((l) => l.trim() !== "").map((l) => l.search(/\S/)));
  return lines.map((l) => l.slice(Number.isFinite(shared) ? shared : 0).trimEnd()).join("\n");
}

/** The last line of a Python traceback: the only one after it that is not indented. Else what a doctest shows, or the first line. */
function native(lines: readonly string[]): string {
  const start = lines.findLastIndex((l) => PYTHON_FRAME.test(l));
  if (start < 0) {
    const shown = lines.findIndex((l) => /^(?:Expected(?: nothing)?:?|UNEXPECTED EXCEPTION: .*|Differences \(.*)$/.test(l));
    if (shown < 0) return lines.find((l) => l.trim() !== "")?.trim() ?? "";
    const end = lines.findIndex((l, i) => i > shown && (l === "" || location(l) !== null));
    return lines.slice(shown, end < 0 ? undefined : end).join("\n");
  }
  return lines.slice(start + 1).find((l) => /^\S/.test(l)) ?? "";
}
