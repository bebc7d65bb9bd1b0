/** Calls that pytest refuses before it runs anything (exit code 4). */
import { location, readTraceback } from "../exception.js";
import type { Reported } from "../failure.js";
import { StackText, stackEvidence } from "./stack.js";

/** What pytest writes behind `ERROR: ` for a call or a configuration that it cannot use. */
const REFUSED = /^ERROR: ((?:file or directory not found|module or package not found|not found|found no collectors for|while parsing the following warning configuration|Missing required plugins|Unknown config option|Wrong expression passed to|\S+\.(?:toml|ini|cfg):).*)$/;
const ARGUMENTS = /^(?:\S+ )*\S*(?:pytest|py\.test|__main__\.py)\S*: error: (.+)$/;
const CONFTEST = /^ImportError while loading conftest '(.+)'\.$/;

/** Reads the lines outside of runs. */
export class Usage {
  readonly #input: string;
  #conftest: StackText | null = null;
  /** xdist and some versions say it twice. */
  #said: string | null = null;

  constructor(input: string) {
    this.#input = input;
  }

  /** @returns what this line completes; null when it has nothing to do with a refused call */
  read(text: string, line: number): Reported[] | null {
    if (this.#conftest !== null) {
      if (/^(?:\s|E )/.test(text) || location(text) !== null) {
        this.#conftest.add(text);
        return [];
      }
      return this.end();
    }
    if (CONFTEST.test(text)) {
      this.#conftest = new StackText(line, text);
      return [];
    }
    const message = REFUSED.exec(text)?.[1] ?? (text.includes(": error: ") ? ARGUMENTS.exec(text)?.[1] : undefined);
    if (message === undefined) return null;
    if (message === this.#said) return [];
    this.#said = message;
    return [{ type: "run", what: "usage", message, node: null, file: null, line: null, origin: { input: this.#input, line }, text }];
  }

  /** What is left open: a conftest that cannot be imported, its exception and its place. */
  end(): Reported[] {
    const stack = this.#conftest;
    this.#conftest = null;
    if (stack === null) return [];
    const { exception, message, place } = readTraceback(stack.lines);
    const words = exception === null ? message : `${exception}: ${message}`;
    return [{ type: "run", what: "usage", message: words, node: null, file: place?.file ?? null, line: place?.line ?? null, origin: { input: this.#input, line: stack.line }, text: stackEvidence(stack.text) }];
  }
}
