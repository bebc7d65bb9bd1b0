/**
 * Evidence: what a statement of the report rests on. Only the recorder makes one (the brand is not exported as a value),
 * and only after its record stands in the trace.
 */
import type { NonEmpty } from "../ports.js";

declare const minted: unique symbol;

export interface CommandSource {
  readonly type: "command";
  readonly argv: NonEmpty<string>;
  /** Relative to the project, "." for the project itself. */
  readonly cwd: string;
  readonly exit_code: number | null;
  readonly signal?: string;
  readonly timed_out?: true;
  readonly duration_ms: number;
  readonly output_ref: string;
}
export interface FileSource {
  readonly type: "file";
  readonly file: string;
  readonly lines: readonly [number, number] | null;
  /** SHA-256 of the file's content. */
  readonly sha: string | null;
}
export interface InputSource {
  readonly type: "input";
  readonly input: string;
  readonly output_ref: string;
}
export interface PriorSource {
  readonly type: "prior";
  readonly sha: string;
  readonly run_id: string;
  readonly exit_code: number;
}
export type Source = CommandSource | FileSource | InputSource | PriorSource;

export interface Evidence<S extends Source = Source> {
  readonly [minted]: true;
  readonly id: string;
  /** One sentence: what this shows. */
  readonly claim: string;
  readonly source: S;
  readonly excerpt: string;
}

/** Two runs of the same nodes or question with one factor changed and opposite outcomes: what `proven` takes. */
export interface Contrast {
  readonly [minted]: true;
  readonly factor: string;
  readonly failing: Evidence<CommandSource>;
  readonly passing: Evidence<CommandSource>;
}
