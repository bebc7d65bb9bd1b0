/** Which tests a log shows as begun and ended. */
import { own } from "../text.js";
import { progress, type Outcome } from "./progress.js";

/** Passed tests remembered. */
const MOST = 50_000;

export interface ShownFailure {
  readonly id: string;
  readonly kind: "failed" | "error";
  readonly line: number;
}

/** Follows the progress of one run. */
export class Running {
  /** Begun and not ended, with the line. */
  readonly #begun = new Set<string>();
  readonly #failed = new Map<string, ShownFailure>();
  readonly #passed = new Set<string>();
  #xdist = false;
  #last: string | null = null;
  #file: string | null = null;
  /** Failures that only a letter shows. */
  letters = 0;

  /** More than one test runs at a time. */
  get xdist(): boolean {
    return this.#xdist;
  }

  /** @returns the id of the test, or the file, that the line shows; null for any other line */
  read(text: string, line: number): string | null {
    const seen = progress(text);
    if (seen === null) return null;
    if (seen.kind === "letters") {
      this.letters += seen.letters.replace(/[^FE]/g, "").length;
      if (seen.file !== null) this.#file = seen.file;
      return seen.file;
    }
    if (seen.kind === "outcome") {
      if (this.#last !== null) this.#end(this.#last, seen.outcome, line);
      return null;
    }
    this.#xdist ||= text.startsWith("[gw");
    if (seen.outcome === null) {
      // Without xdist the test before has ended, whatever its line said.
      if (!this.#xdist) this.#begun.clear();
      this.#begun.add(seen.id);
    } else this.#end(seen.id, seen.outcome, line);
    this.#last = seen.id;
    return seen.id;
  }

  #end(id: string, outcome: Outcome, line: number): void {
    this.#begun.delete(id);
    if (outcome === "failed" || outcome === "error") this.#failed.set(`${outcome} ${id}`, { id: own(id), kind: outcome, line });
    else if (outcome === "passed" && this.#passed.size < MOST) this.#passed.add(own(id));
  }

  /** The test that ran last and did not end, else the file whose letters came last. */
  get last(): string | null {
    return [...this.#begun].at(-1) ?? (this.#last === null ? this.#file : null);
  }

  /** Shown as passed and never as failed. */
  onlyPassed(id: string): boolean {
    return this.#passed.has(id) && !this.#failed.has(`failed ${id}`) && !this.#failed.has(`error ${id}`);
  }

  /** The summary names this failure. */
  named(id: string, kind: ShownFailure["kind"]): void {
    this.#failed.delete(`${kind} ${id}`);
  }

  /** Failures that no summary named. */
  unnamed(): readonly ShownFailure[] {
    return [...this.#failed.values()];
  }
}
