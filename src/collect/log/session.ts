/** One run of pytest in a log. */
import type { Reported } from "../failure.js";
import { OrderOf } from "../order.js";
import { banner, failuresIn, isOutcome, type Banner } from "./banner.js";
import { headFacts } from "./facts.js";
import { Hardship, INTERNAL } from "./hardship.js";
import type { Names } from "./names.js";
import { brokenRun, fromProgress, fromSection, fromSummary, hiddenByLetters } from "./reports.js";
import { Running } from "./running.js";
import { Sections, SectionText } from "./section.js";
import { summaryLine, type SummaryLine } from "./summary.js";

/** pytest-cov, where every test may have passed. */
const COVERAGE = /^(?:FAIL Required test coverage of|ERROR: Coverage failure: )/;

/** Why a run breaks off where the log says nothing more. */
export const LOG_ENDS = "the log ends";

/** Tells one run's lines apart. `read` gives what a line completes; `close` gives the rest. */
export class Session {
  readonly #input: string;
  readonly #names: Names;
  readonly #facts: Record<string, string>;
  readonly #sections = new Sections();
  readonly #order: OrderOf;
  readonly #running = new Running();
  readonly #hardship: Hardship;
  /** Which part of the output the lines belong to. */
  #where: "progress" | "block" | "summary" | "other" = "progress";
  #width: number | null = null;
  #section: SectionText | null = null;
  /** The message of the entry before, which may go on over lines that look like entries. */
  #said: string | null = null;

  /** pytest itself has written; a dying worker's stack may come before all that (its stream is not buffered). */
  begun = false;
  /** Failures given. */
  #told = 0;

  /** The run printed its last line. */
  ended = false;

  /**
   * @param names how the run's names read from the checkout
   * @param facts what the log said before the run (its command, the step)
   */
  constructor(input: string, names: Names, facts: Readonly<Record<string, string>>, line: number) {
    this.#input = input;
    this.#names = names;
    this.#facts = { ...facts };
    this.#order = new OrderOf({ input, line });
    this.#hardship = new Hardship(input);
  }

  get facts(): Readonly<Record<string, string>> {
    return this.#facts;
  }

  read(text: string, line: number): Reported[] {
    if (this.#hardship.takes(text)) return [];
    const closed = this.#hardship.close();
    const found = this.#readPart(text, line);
    return closed.length === 0 ? found : [...closed.map((r) => this.#names.placed(r)), ...found];
  }

  #readPart(text: string, line: number): Reported[] {
    if (text.startsWith(INTERNAL)) {
      this.#hardship.internal(text, line, this.#running.last);
      return [];
    }
    const found = banner(text, this.#width);
    if (found !== null) return this.#banner(found, text, line);
    if (this.#where === "block") this.#section?.add(text);
    else if (isOutcome(text)) this.#end(text);
    else if (COVERAGE.test(text)) this.#facts["coverage"] = text;
    else if (this.#where === "progress") this.#progress(text, line);
    else if (this.#where === "summary") return this.#summary(text, line);
    return [];
  }

  #banner(found: Banner, text: string, line: number): Reported[] {
    this.#width ??= found.width;
    this.begun = true;
    const { mark, title } = found;
    if (mark === "_" && this.#where === "block") {
      this.#closeSection();
      this.#section = new SectionText(title, line);
    } else if (mark === "-" && this.#where === "block") {
      if (title.startsWith("Captured ")) this.#section?.captured();
      else this.#closeSection();
    } else if (mark === "!") return this.#interrupted(title, text, line);
    else if (mark === "=") this.#part(title);
    return [];
  }

  #part(title: string): void {
    this.#closeSection();
    if (isOutcome(title)) this.#end(title);
    else if (title === "FAILURES" || title === "ERRORS") this.#where = "block";
    else if (title === "short test summary info") this.#where = "summary";
    else if (title !== "test session starts") this.#where = "other";
  }

  #end(outcome: string): void {
    this.#facts["outcome"] = outcome;
    this.ended = true;
  }

  /** `!!!! KeyboardInterrupt !!!!` and the like; an interruption because of failures says nothing new. */
  #interrupted(title: string, text: string, line: number): Reported[] {
    this.#closeSection();
    this.#where = "other";
    if (/Interrupted|^stopping after/.test(title)) return [];
    return [brokenRun(this.#input, title, this.#named(this.#running.last), line, text)];
  }

  #closeSection(): void {
    if (this.#section !== null) this.#sections.add(this.#section.end());
    this.#section = null;
  }

  #progress(text: string, line: number): void {
    const rest = this.#hardship.begins(text, line);
    Object.assign(this.#facts, headFacts(rest));
    this.#names.root ??= this.#facts["rootdir"] ?? null;
    const seen = this.#running.read(rest, line);
    if (seen === null) return;
    this.begun = true;
    this.#order.add(this.#names.reference(seen));
  }

  #summary(text: string, line: number): Reported[] {
    const found = summaryLine(text);
    if (found === null || found.word === "other" || this.#goesOn(text, found)) return [];
    const kind = found.word === "ERROR" ? "error" : "failed";
    const section = this.#sections.take(found.id, kind);
    this.#running.named(found.id, kind);
    this.#said = section?.traceback.message ?? "";
    this.#told += 1;
    return fromSummary(found, section, this.#names, { input: this.#input, line }, text, this.#hardship).map((r) => this.#names.placed(r));
  }

  /** A further line of the message before (pytest gives whole messages on CI), that looks like an entry. */
  #goesOn(text: string, found: SummaryLine): boolean {
    return this.#said !== null && (this.#said.includes(`\n${text}`) || (found.word === "FAILED" && this.#running.onlyPassed(found.id)));
  }

  #named(id: string | null): string | null {
    return id === null ? null : this.#names.id(id);
  }

  /**
   * Ends the run.
   * @param broken why it did not print its last line, null where it did
   */
  close(broken: string | null, line: number): Reported[] {
    const out = this.#hardship.close();
    this.#closeSection();
    const shown = this.#running.unnamed();
    for (const failure of shown) {
      const section = this.#sections.take(failure.id, failure.kind);
      out.push(fromProgress(failure, section, this.#names, this.#input));
    }
    for (const section of this.#sections.rest()) out.push(fromSection(section, this.#names, this.#input));
    this.#told += out.filter((r) => r.type === "test").length;
    if (broken !== null) out.push(...this.#broken(broken, line));
    const counted = failuresIn(this.#facts["outcome"] ?? "");
    if (counted > this.#told) out.push({ type: "unmapped", input: this.#input, reason: `"${this.#facts["outcome"] ?? ""}" (line ${String(line)}) counts ${String(counted - this.#told)} failures that the log does not name` });
    if (this.#sections.dropped > 0) out.push({ type: "unmapped", input: this.#input, reason: `${String(this.#sections.dropped)} more texts of failures were not kept` });
    return [...out.map((r) => this.#names.placed(r)), ...this.#order.end()];
  }

  #broken(why: string, line: number): Reported[] {
    if (this.#where === "summary" || this.#hardship.failed) return [];
    if (this.#where !== "progress") return [{ type: "unmapped", input: this.#input, reason: `the run's output breaks off before its summary (${why})` }];
    const node = this.#named(this.#running.last);
    const crash = this.#hardship.crash(node, why === LOG_ENDS ? null : why) ?? brokenRun(this.#input, `the run broke off${node === null ? "" : ` while ${node} ran`}: ${why}`, node, line, "");
    return [crash, ...hiddenByLetters(this.#input, this.#running.letters)];
  }
}
