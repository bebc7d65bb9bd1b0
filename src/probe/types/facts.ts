/** What was asked of mypy beyond its run of record. */
import type { TypeFailure } from "../failure.js";
import type { Contrast, Evidence } from "../../trace/evidence.js";

/** Where a type error goes wrong first: found by letting mypy see the reported file alone, then its imports. */
export interface Origin {
  readonly error: TypeFailure;
  /**
   * The file without which mypy does not report the error; the error's own file where it needs no other. What is declared
   * there and what the reported line does disagree: which of the two is wrong it does not say.
   */
  readonly first: string;
  readonly evidence: readonly Evidence[];
}

/** A cold run and one with the checkout's cache disagree. */
export interface Drift {
  /** The folder of the cache, relative to the project. */
  readonly cache: string;
  /** Errors that only the run with the cache reports: nothing in the code. */
  readonly stale: readonly TypeFailure[];
  /** Errors that the run with the cache leaves out. */
  readonly hidden: readonly Omit<TypeFailure, "evidence">[];
  /** The run with the cache. */
  readonly evidence: Evidence;
  /** Where one of the two runs is clean. */
  readonly contrast: Contrast | null;
}

export interface TypeFacts {
  readonly origins: readonly Origin[];
  readonly drift: Drift | null;
}

/** Before anything was asked. */
export const NO_TYPES: TypeFacts = { origins: [], drift: null };

/** What makes two reports one error: mypy words it otherwise where it knows less. */
export function errorKey(error: Pick<TypeFailure, "file" | "line" | "code">): string {
  return `${error.file}:${String(error.line)} ${error.code ?? ""}`;
}
