/** Tracebacks of programs other than pytest. */
import type { Reported } from "../failure.js";
import { pythonFrame } from "../exception.js";
import { inOneLine, readPythonTraceback, stackEvidence, StackText } from "./stack.js";

const START = /^(?:\s*\+ Exception Group )?Traceback \(most recent call last\):$|^ {2}File "[^"]+", line \d+$/;
const CHAINED = /^(?:During handling of the above exception, another exception occurred:|The above exception was the direct cause of the following exception:)$/;
/** Tracebacks remembered of one log. */
const MOST = 10;

/** Gathers the tracebacks of a log, each once; of exceptions that caused one another the last. */
export class Tracebacks {
  readonly #input: string;
  readonly #found = new Map<string, Reported>();
  #open: StackText | null = null;
  #done = false;

  constructor(input: string) {
    this.#input = input;
  }

  read(text: string, line: number): void {
    const open = this.#open;
    if (open === null || (this.#done && text !== "" && !CHAINED.test(text))) {
      this.#close();
      if (START.test(text)) this.#open = new StackText(line, text);
      return;
    }
    open.add(text);
    if (this.#done && CHAINED.test(text)) {
      // The next traceback replaces this one.
      this.#open = new StackText(open.line, text);
      this.#done = false;
    } else if (/^[A-Za-z_][\w.]*(?::|$)/.test(text) && pythonFrame(text) === null && !/^Traceback /.test(text)) this.#done = true;
  }

  #close(): void {
    if (this.#open !== null && this.#done && this.#found.size < MOST) {
      const ended = readPythonTraceback(this.#open.lines);
      const { place } = ended;
      const message = inOneLine(ended);
      const record: Reported = { type: "run", what: "traceback", message, node: null, file: place?.file ?? null, line: place?.line ?? null, origin: { input: this.#input, line: this.#open.line }, text: stackEvidence(this.#open.text) };
      this.#found.set(JSON.stringify([message, place]), record);
    }
    this.#open = null;
    this.#done = false;
  }

  end(): readonly Reported[] {
    this.#close();
    return [...this.#found.values()];
  }
}
