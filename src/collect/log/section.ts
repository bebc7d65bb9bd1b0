/** The texts of failures that pytest prints under FAILURES and ERRORS, kept until the summary names their tests. */
import { headingOf, ungrouped } from "../address.js";
import { readTraceback, type Traceback } from "../exception.js";
import type { ReportedTest } from "../failure.js";
import { cut, cutHead, detached, own } from "../text.js";

/** Lines kept of the head and of the end of one text. */
const HEAD = 40;
const TAIL = 160;
const LONGEST_LINE = 2000;
/** xdist names the worker first. */
const WORKER = /^\[gw\d+\] \w+ -- Python /;
/** Texts kept at a time. */
const MOST = 2000;

export interface Section {
  readonly title: string;
  readonly phase: ReportedTest["phase"];
  /** What the title names: `TestA.test_b[x]`, or the file for a collection error. */
  readonly subject: string;
  readonly line: number;
  readonly traceback: Traceback;
  readonly text: string;
}

/** Gathers the text of one failure. */
export class SectionText {
  readonly #title: string;
  readonly #line: number;
  readonly #head: string[] = [];
  #tail: string[] = [];
  #captured = false;

  constructor(title: string, line: number) {
    this.#title = title;
    this.#line = line;
  }

  add(text: string): void {
    if (this.#captured || WORKER.test(text)) return;
    const line = cut(text, LONGEST_LINE);
    if (this.#head.length < HEAD) this.#head.push(line);
    else this.#tail.push(line);
    if (this.#tail.length > 2 * TAIL) this.#tail = this.#tail.slice(-TAIL);
  }

  /** What follows was printed by the test. */
  captured(): void {
    this.#captured = true;
  }

  end(): Section {
    const lines = [...this.#head, ...this.#tail.slice(-TAIL)];
    const [, when, named] = /^ERROR (?:at (setup|teardown) of|collecting) (.+)$/.exec(this.#title) ?? [];
    const phase = when === "setup" || when === "teardown" ? when : named === undefined ? "call" : "collect";
    return { title: this.#title, phase, subject: named ?? this.#title, line: this.#line, traceback: readTraceback(lines), text: cutHead([this.#title, ...lines].join("\n").trim(), 2000) };
  }
}

/** Keeps the texts of one run. Tests of one name in several files come in the same order in both places. */
export class Sections {
  readonly #bySubject = new Map<string, Section[]>();
  #count = 0;
  /** Texts that were not kept. */
  dropped = 0;

  add(section: Section): void {
    if (this.#count >= MOST) {
      this.dropped += 1;
      return;
    }
    this.#count += 1;
    const same = this.#bySubject.get(section.subject);
    if (same === undefined) this.#bySubject.set(own(section.subject), [detached(section)]);
    else same.push(detached(section));
  }

  /** Takes out the text of a test (or file) that the summary or a line of progress names. */
  take(id: string, kind: "failed" | "error"): Section | null {
    const heading = headingOf(ungrouped(id));
    const wanted = (s: Section): boolean => (kind === "failed") === (s.phase === "call");
    for (const subject of [heading, `[doctest] ${heading}`, id.split("::", 1)[0] ?? id]) {
      const found = this.#takeFrom(subject, wanted);
      if (found !== null) return found;
    }
    // A subtest's title goes on behind the name; a collection error is relative to the root, the summary to the folder.
    const similar = [...this.#bySubject.keys()].find((s) => s.startsWith(`${heading} `) || (!id.includes("::") && (id.endsWith(`/${s}`) || s.endsWith(`/${id}`))));
    return similar === undefined ? null : this.#takeFrom(similar, wanted);
  }

  #takeFrom(subject: string, wanted: (section: Section) => boolean): Section | null {
    const all = this.#bySubject.get(subject);
    const at = all?.findIndex(wanted) ?? -1;
    if (all === undefined || at < 0) return null;
    const [found] = all.splice(at, 1);
    if (all.length === 0) this.#bySubject.delete(subject);
    this.#count -= 1;
    return found ?? null;
  }

  /** What nothing named. */
  rest(): Section[] {
    return [...this.#bySubject.values()].flat();
  }
}
