/** Reads junit XML: xunit1 and xunit2 of pytest, other writers as far as they agree. */
import { SaxesParser } from "saxes";
import { UserError } from "../errors.js";
import type { Reader, Reported } from "./failure.js";
import { JunitCases } from "./junit-cases.js";
import { ofKind } from "./kind.js";
import { readText } from "./text.js";

/** Markup or wanted text that is longer than this, in characters, ends the reading: the parser holds it as a whole. */
const LONGEST = 8 * 1024 * 1024;
/** pytest nests four deep. */
const DEEPEST = 200;

/**
 * Streams. A document type that declares entities or refers to a file outside is refused: nothing is expanded or fetched.
 * @see https://github.com/testmoapp/junitxml for what writers agree on, `_pytest/junitxml.py` for pytest
 */
export const readJunit: Reader = async function* (path, input) {
  const document = new Document(input);
  for await (const piece of ofKind(readText(path, input), ["xml"], input, "--junit-xml")) {
    document.write(piece);
    yield* document.take();
    if (document.ended) return;
  }
  document.close();
  yield* document.take();
};

class Document {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #cases: JunitCases;
  readonly #input: string;
  #depth = 0;
  #rootSeen = false;
  /** Where the parser last reported anything, and how much was written to it, in characters. */
  #reported = 0;
  #written = 0;
  /** Characters that the parser holds for one piece of markup or wanted text. */
  #held = 0;
  /** The text of the current element is kept. */
  #wanted = false;
  #broken: string | null = null;
  ended = false;

  constructor(input: string) {
    this.#input = input;
    this.#cases = new JunitCases(input);
    const parser = this.#parser;
    parser.on("doctype", (text) => {
      if (/\[|\b(?:SYSTEM|PUBLIC)\b/.test(text)) throw new UserError(`${input} declares entities or refers to another file in its DOCTYPE: such XML is not read. Give the file that pytest --junit-xml wrote`);
    });
    parser.on("opentag", ({ name, attributes }) => {
      this.#open(name, attributes);
    });
    parser.on("closetag", ({ name }) => {
      this.#reported = parser.position;
      this.#depth -= 1;
      this.#wanted = false;
      parser.off("text");
      this.#cases.close(name);
    });
    parser.on("cdata", (text) => {
      this.#reported = parser.position;
      this.#cases.text(text);
    });
    parser.on("error", (error) => (this.#broken ??= error.message));
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#reported = this.#parser.position;
    this.#depth += 1;
    if (!this.#rootSeen && !/^(?:testsuites?|testcase)$/i.test(name)) {
      throw new UserError(`${this.#input} is XML, but <${name}> is no junit report: give the file that pytest --junit-xml wrote`);
    }
    this.#rootSeen = true;
    if (this.#depth > DEEPEST) this.#stop(`elements are nested more than ${String(DEEPEST)} deep`);
    // Text is only kept where it tells of a failure: captured output can be of any length.
    this.#wanted = this.#cases.open(name, attributes);
    if (this.#wanted) this.#parser.on("text", (text) => { this.#cases.text(text); });
    else this.#parser.off("text");
  }

  write(piece: string): void {
    this.#parser.write(piece);
    if (this.#reported >= this.#written) this.#held = 0;
    // Since the last report the parser is in plain text, which it only holds when it is wanted, or after a `<` in markup.
    const start = Math.max(0, this.#reported - this.#written - 2);
    if (this.#wanted || this.#held > 0 || piece.includes("<", start)) this.#held += piece.length;
    this.#written += piece.length;
    if (this.#held > LONGEST) this.#stop(`one element is longer than ${String(LONGEST / 1024 / 1024)} MiB`);
  }

  close(): void {
    if (this.#broken === null) this.#parser.close();
    if (!this.#rootSeen) throw new UserError(`${this.#input} holds no junit report${this.#broken === null ? "" : ` (${this.#broken})`}: give the file that pytest --junit-xml wrote`);
    this.#cases.end(this.#broken === null ? null : `not well-formed (${this.#broken}): what could be read was taken`);
  }

  #stop(reason: string): void {
    if (this.ended) return;
    this.ended = true;
    this.#cases.end(`${reason}: what follows was not read`);
  }

  /** What has been found since the last call. */
  take(): readonly Reported[] {
    return this.#cases.take();
  }
}
