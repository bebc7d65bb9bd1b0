/** Stacks of calls in a log that belong to no test: of a dying interpreter, of a hang, of pytest itself, of a script. */
import { foreign, pythonFrame, raised } from "../exception.js";
import type { Place } from "../failure.js";
import { cut, cutHead } from "../text.js";

/** Lines kept of a stack. */
const MOST = 400;
const LONGEST_LINE = 1000;

/** Gathers lines, the first and the last of them when there are too many. */
export class StackText {
  readonly line: number;
  #lines: string[] = [];

  constructor(line: number, first: string) {
    this.line = line;
    this.#lines.push(cut(first, LONGEST_LINE));
  }

  add(text: string): void {
    this.#lines.push(cut(text, LONGEST_LINE));
    if (this.#lines.length > 2 * MOST) this.#lines = [...this.#lines.slice(0, MOST / 4), ...this.#lines.slice(-MOST)];
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** For evidence. */
  get text(): string {
    return this.#lines.join("\n").trim();
  }
}

/** Lines that faulthandler writes (`Python/traceback.c`, `Modules/faulthandler.c`), 3.8 to 3.14. */
const FAULT_LINE = /^(?:$|Thread 0x|Current thread|Python runtime state|Extension modules:|<|Stack \(|Cannot show|\s+(?:File "|\.\.\.|<|Binary file |Garbage-collecting))/;

/** Whether a line goes on with what follows `Fatal Python error: …` or `Timeout (0:00:05)!`. */
export function isFaultLine(text: string): boolean {
  return FAULT_LINE.test(text);
}

/** Where a dying interpreter was: the current thread's innermost frame of code that is not installed. */
export function faultPlace(lines: readonly string[]): Place | null {
  const current = lines.findIndex((l) => l.startsWith("Current thread"));
  const rest = current < 0 ? lines : lines.slice(current);
  const end = rest.findIndex((l, i) => i > 0 && l.trim() === "");
  return ownFrame(end < 0 ? rest : rest.slice(0, end));
}

/** Where a hanging test was, in the stacks of pytest-timeout: the main thread's innermost frame of code that is not installed. */
export function hangPlace(lines: readonly string[]): Place | null {
  const main = lines.findIndex((l) => /^~+ Stack of MainThread /.test(l));
  if (main < 0) return faultPlace(lines);
  const rest = lines.slice(main + 1);
  const end = rest.findIndex((l) => /^[~+]/.test(l));
  return ownFrame((end < 0 ? rest : rest.slice(0, end)).toReversed());
}

/** The first frame, in the order given, of code that is not installed. */
function ownFrame(lines: readonly string[]): Place | null {
  for (const line of lines) {
    const at = pythonFrame(line);
    if (at !== null && !foreign(at.file)) return { file: at.file, line: at.line };
  }
  return null;
}

export interface Ended {
  readonly exception: string | null;
  readonly message: string;
  readonly place: Place | null;
}

/** The exception of a Python traceback, and its innermost frame: of the project's own code, else of any. */
export function readPythonTraceback(lines: readonly string[]): Ended {
  const frames = lines.flatMap((l) => pythonFrame(l) ?? []);
  const at = frames.findLast((f) => !foreign(f.file)) ?? frames.at(-1) ?? null;
  const last = lines.findLastIndex((l) => pythonFrame(l) !== null);
  const words = lines.slice(last + 1).find((l) => /^[A-Za-z_][\w.]*(?::|$)/.test(l)) ?? lines.at(-1) ?? "";
  return { ...raised(words), place: at === null ? null : { file: at.file, line: at.line } };
}

/** How the end of a stack reads in one line. */
export function inOneLine(ended: Ended): string {
  const { exception, message } = ended;
  if (exception === null) return message;
  return message === "" ? exception : `${exception}: ${message}`;
}

/** The words of a stack for evidence: its end, where the exception is. */
export function stackEvidence(text: string): string {
  return cutHead(text, 2000);
}
