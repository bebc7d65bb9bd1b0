/** What the core asks of the outside. Adapters implement these; tests use the real adapters on temporary folders. */

/** A non-empty list. */
export type NonEmpty<T> = readonly [T, ...T[]];

export interface Command {
  readonly argv: NonEmpty<string>;
  /** Absolute. */
  readonly cwd: string;
  /** Laid over the scrubbed environment of the step; null takes a variable out. */
  readonly env?: Readonly<Record<string, string | null>>;
  readonly timeoutMs: number;
  /** Given to the child's standard input, which is otherwise empty. */
  readonly stdin?: string;
  /** Called with each complete line of the two output streams as it comes (progress). */
  readonly onLine?: (line: string) => void;
  /** Stops the command when it fires; the run as a whole has a signal of its own. */
  readonly signal?: AbortSignal;
  /** "all" keeps the whole of the output (our own helpers, whose size we bound), instead of head and tail. */
  readonly capture?: "all";
}

export interface Finished {
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly durationMs: number;
  /** Head and tail of the stream, the cut marked; decoded as UTF-8 with replacement. */
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams in the order in which they came, cut in the same way. */
  readonly output: string;
}

export interface Exec {
  /**
   * Runs a program (never through a shell) in a process group of its own, with an environment without tokens and
   * runner files. Resolves for every way of ending; rejects with a UserError when the program cannot be started, and with Stopped when
   * the run was asked to end.
   */
  run(command: Command): Promise<Finished>;
}

export interface Clock {
  now(): Date;
}

/** What the terminal host shows while the work goes on; other hosts ignore it. */
export interface Progress {
  stage(text: string): void;
  detail(text: string): void;
}
