/** Failures as they were seen here: a node, a type error, or the run itself. */
import type { Evidence } from "../trace/evidence.js";
import type { ExceptionFact, FactOf } from "./facts.js";

/** A failed phase of a node, as reproduced here. Paths inside are relative to the project where they lie in it. */
export interface TestFailure {
  readonly type: "test";
  readonly node: string;
  readonly phase: "setup" | "call" | "teardown" | "collect";
  readonly exceptions: readonly ExceptionFact[];
  readonly assertion: FactOf<"report">["assertion"];
  readonly longrepr: string;
  readonly item: FactOf<"item"> | null;
  /** Modules that have to be collected before it for it to fail, in order; left out where it fails by itself. */
  readonly beside?: readonly string[];
  /** The run that shows it. */
  readonly evidence: Evidence;
}
export interface TypeFailure {
  readonly type: "mypy";
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly code: string | null;
  readonly message: string;
  readonly notes: readonly string[];
  /** mypy reports it at the merge base too: no group holds such errors beside newer ones. */
  readonly older?: true;
  readonly evidence: Evidence;
}
/** The run itself ended. */
export interface RunFailure {
  readonly type: "run";
  readonly what: "crash" | "hang" | "usage" | "conftest" | "internal-error" | "exit" | "traceback";
  readonly node: string | null;
  readonly message: string;
  readonly exceptions: readonly ExceptionFact[];
  readonly hang: FactOf<"hang"> | null;
  readonly signal: string | null;
  readonly evidence: Evidence;
}
export type Failure = TestFailure | TypeFailure | RunFailure;
