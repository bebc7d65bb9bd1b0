/** Stacks in the middle of a run: a dying interpreter, a hang, an error of pytest itself. */
import type { Reported } from "../failure.js";
import { faultPlace, hangPlace, inOneLine, isFaultLine, readPythonTraceback, stackEvidence, StackText } from "./stack.js";

type Kind = "fatal" | "timeout" | "dump" | "internal";

interface Stack {
  readonly kind: Kind;
  readonly words: string;
  readonly node: string | null;
  readonly text: StackText;
}

const FATAL = /(?:^|(?<=[^\w]))Fatal Python error: (.*)$/;
const TIMEOUT = /\+{5,} Timeout \+{5,}$/;
const DUMP = /(?:^| )Timeout \(\d+:\d\d:\d\d(?:\.\d+)?\)!$/;

/** Follows the stacks of one run. A stack that is no more than that (the run went on and ended) says nothing. */
export class Hardship {
  readonly #input: string;
  #open: Stack | null = null;
  /** pytest itself failed, which ends the run. */
  failed = false;
  /** The last stack of a dying or hanging interpreter. */
  #last: Stack | null = null;

  constructor(input: string) {
    this.#input = input;
  }

  /**
   * Looks whether a stack begins in this line, behind what pytest had written to it.
   * @returns what stands before it; the whole line where none begins
   */
  begins(text: string, line: number): string {
    const kind = kindOf(text);
    if (kind === null) return text;
    const found = kind === "fatal" ? FATAL.exec(text) : kind === "timeout" ? TIMEOUT.exec(text) : DUMP.exec(text);
    this.#open = { kind, words: found?.[1] ?? "Timeout", node: null, text: new StackText(line, text) };
    return text.slice(0, found?.index ?? 0);
  }

  /** Takes a line of an open stack. */
  takes(text: string): boolean {
    const open = this.#open;
    if (open === null) return false;
    if (open.kind === "timeout") {
      open.text.add(text);
      // The same heading ends the stacks.
      if (TIMEOUT.test(text)) this.close();
      return true;
    }
    const within = open.kind === "internal" ? text.startsWith(INTERNAL) : isFaultLine(text);
    if (within) open.text.add(open.kind === "internal" ? text.slice(INTERNAL.length) : text);
    return within;
  }

  /** Closes an open stack. */
  close(): Reported[] {
    const open = this.#open;
    this.#open = null;
    if (open === null) return [];
    if (open.kind !== "internal") {
      this.#last = open;
      return [];
    }
    this.failed = true;
    const ended = readPythonTraceback(open.text.lines);
    return [{ type: "run", what: "internal-error", message: inOneLine(ended), node: open.node, file: ended.place?.file ?? null, line: ended.place?.line ?? null, origin: { input: this.#input, line: open.text.line }, text: stackEvidence(open.text.text) }];
  }

  /** A line of an error of pytest itself; they all begin in the same way. */
  internal(text: string, line: number, node: string | null): void {
    this.#open = { kind: "internal", words: "", node, text: new StackText(line, text.slice(INTERNAL.length)) };
  }

  /** What the last stack of a run that died says. */
  crash(node: string | null, why: string | null): Reported | null {
    const last = this.#last;
    this.#last = null;
    if (last === null) return null;
    const place = last.kind === "timeout" ? hangPlace(last.text.lines) : faultPlace(last.text.lines);
    const words = last.kind === "fatal" ? `Fatal Python error: ${last.words}` : "the test hung until its timeout";
    return { type: "run", what: "crash", message: why === null ? words : `${words} (${why})`, node, file: place?.file ?? null, line: place?.line ?? null, origin: { input: this.#input, line: last.text.line }, text: stackEvidence(last.text.text) };
  }
}

export const INTERNAL = "INTERNALERROR> ";

function kindOf(text: string): Exclude<Kind, "internal"> | null {
  if (text.includes("Fatal Python error: ") && FATAL.test(text)) return "fatal";
  if (text.endsWith("+") && TIMEOUT.test(text)) return "timeout";
  return text.endsWith(")!") && DUMP.test(text) ? "dump" : null;
}
