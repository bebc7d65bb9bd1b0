/** Reads saved output of mypy: text or JSON lines, plain or as a CI service keeps it. */
import { clean } from "./clean.js";
import type { Origin, Reader, Reported } from "./failure.js";
import { ofKind } from "./kind.js";
import { parseMypyJson, parseMypyLine, type MypyLine } from "./mypy-line.js";
import { readText, toLines } from "./text.js";

export { parseMypyJson, parseMypyLine, type MypyLine } from "./mypy-line.js";

const LONGEST_LINE = 64 * 1024;
/** Lines that `--pretty` may break a message into. */
const CONTINUED = 8;

/** Streams; lines that are not mypy's are passed over. */
export const readMypyLog: Reader = async function* (path, input) {
  const mypy = new MypyLines(input);
  for await (const { first, texts } of toLines(ofKind(readText(path, input), ["text", "mypy-json", "json"], input, "--mypy-log"), LONGEST_LINE)) {
    for (const [i, raw] of texts.entries()) {
      const { text } = clean(raw);
      yield* mypy.read(text, first + i);
    }
  }
  yield* mypy.end();
  if (!mypy.seen) yield { type: "unmapped", input, reason: "no line of mypy is in it" };
};

const SUMMARY = /^(?:Found \d+ errors? in \d+ files?|Success: no issues found)/;

/** Reads mypy's lines one after another; joins what `--pretty` breaks and tells mypy's own failures apart. */
export class MypyLines {
  readonly #input: string;
  /** An error without a code, which the next lines may go on with. */
  #open: { readonly found: MypyLine; readonly more: string[]; readonly line: number } | null = null;
  /** Whether anything of mypy has been read. */
  seen = false;

  constructor(input: string) {
    this.#input = input;
  }

  /** @returns what this line completes */
  read(text: string, line: number): Reported[] {
    const found = parseMypyLine(text) ?? parseMypyJson(text);
    if (found !== null) {
      this.seen = true;
      const before = this.end();
      if (INTERNAL.test(found.message)) return [...before, internalError(found, text, this.#at(line))];
      if (found.code === null && found.severity === "error") {
        this.#open = { found, more: [], line };
        return before;
      }
      return [...before, report(found, this.#at(line))];
    }
    if (SUMMARY.test(text)) {
      this.seen = true;
      return [...this.end(), { type: "context", facts: { mypy: text }, origin: this.#at(line) }];
    }
    if (this.#open === null) return this.#usage(text, line);
    const { more } = this.#open;
    // The source line that follows a message is indented.
    if (/^\S/.test(text) && more.length < CONTINUED) {
      more.push(text);
      if (!/\[[a-z][a-z0-9-]*\]$/.test(text)) return [];
    }
    return this.end();
  }

  /** What is left open. */
  end(): Reported[] {
    if (this.#open === null) return [];
    const { found, more, line } = this.#open;
    this.#open = null;
    const joined = parseMypyLine(`${found.file}:1: error: ${[found.message, ...more].map((l) => l.trim()).join(" ")}`);
    // Lines that end in no code belong to something else.
    const whole = joined === null || joined.code === null ? found : { ...found, message: joined.message, code: joined.code };
    return [report(whole, this.#at(line))];
  }

  /** mypy's words for a call that it cannot use; a line of its configuration that it does not know is only a note. */
  #usage(text: string, line: number): Reported[] {
    const [, message] = /^mypy: (?:error: )?(.+)$/.exec(text) ?? [];
    const [, file, note] = message === undefined ? (/^(\S+\.(?:ini|toml|cfg)): (\[mypy[^\]]*\]: .+)$/.exec(text) ?? []) : [];
    if (message === undefined && note === undefined) return [];
    this.seen = true;
    const origin = this.#at(line);
    if (message !== undefined) return [{ type: "run", what: "usage", message: `mypy: ${message}`, node: null, file: null, line: null, origin, text }];
    return [{ type: "mypy", file: file ?? "", line: null, column: null, code: null, message: note ?? "", severity: "note", origin }];
  }

  #at(line: number): Origin {
    return { input: this.#input, line };
  }
}

function report(found: MypyLine, origin: Origin): Reported {
  return { type: "mypy", ...found, origin };
}

const INTERNAL = /^INTERNAL ERROR/;

function internalError(found: MypyLine, text: string, origin: Origin): Reported {
  return { type: "run", what: "internal-error", message: `mypy: ${found.message}`, node: null, file: found.file, line: found.line, origin, text };
}

