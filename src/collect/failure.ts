/** What CI left behind, in one shape: no reader knows another, the rest knows only this. */

/** How a source names a failed test. A junit name becomes a node id only by asking pytest. */
export type Reference =
  | { readonly kind: "node"; readonly id: string }
  | { readonly kind: "junit"; readonly classname: string; readonly name: string; readonly file: string | null }
  /** A collection error: the module that could not be collected. */
  | { readonly kind: "module"; readonly id: string };

/** Where a fact was read: the file's display name and, where it has one, the line in it. */
export interface Origin {
  readonly input: string;
  readonly line: number | null;
}

/** A line of code as a source names it: relative to where pytest ran, or absolute on the machine of CI. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A failed test as a source tells it. */
export interface ReportedTest {
  readonly type: "test";
  readonly ref: Reference;
  readonly phase: "setup" | "call" | "teardown" | "collect" | null;
  readonly exception: string | null;
  /** Without the exception's name. */
  readonly message: string;
  /** Innermost frame of code that is not installed, where the source shows one. */
  readonly place: Place | null;
  readonly origin: Origin;
  /** Short text of the source that says so, for evidence (at most 2,000 characters). */
  readonly text: string;
}

/** A line of mypy. */
export interface ReportedType {
  readonly type: "mypy";
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly code: string | null;
  readonly message: string;
  readonly severity: "error" | "note";
  readonly origin: Origin;
}

/** A run that ended by itself: usage error, internal error, crash, a bare traceback. */
export interface ReportedRun {
  readonly type: "run";
  readonly what: "crash" | "usage" | "internal-error" | "traceback";
  readonly message: string;
  /** The node that ran last, where the log shows one. */
  readonly node: string | null;
  readonly file: string | null;
  readonly line: number | null;
  readonly origin: Origin;
  readonly text: string;
}

/** Order in which CI ran tests (passed ones too), where a source holds it; references as that source names them. */
export interface ReportedOrder {
  readonly type: "order";
  readonly refs: readonly Reference[];
  readonly origin: Origin;
}

/** What a log says of the run itself: the command, the seed, versions, root directory. */
export interface ReportedContext {
  readonly type: "context";
  readonly facts: Readonly<Record<string, string>>;
  readonly origin: Origin;
}

/** Something in a source that could not be read. */
export interface Unmapped {
  readonly type: "unmapped";
  readonly input: string;
  readonly reason: string;
}

export type Reported = ReportedTest | ReportedType | ReportedRun | ReportedOrder | ReportedContext | Unmapped;

/**
 * Reads one file of one kind. Streams: memory does not grow with the file.
 * A file that is not of this kind at all rejects with a UserError that names it; one that breaks off in the middle gives
 * what it has and an `unmapped` record.
 * @param path absolute path of the file
 * @param input how the file is called in all output (as the user gave it)
 */
export type Reader = (path: string, input: string) => AsyncIterable<Reported>;
