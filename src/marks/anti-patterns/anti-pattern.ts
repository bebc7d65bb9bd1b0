/** What an anti-pattern is: one file, pure; it reads a change with the text of both sides and says what the change brought. */
import type { Change } from "../change.js";
import type { Remark } from "../remark.js";

/** What is known of the project beside its change. */
export interface Around {
  /** Top-level modules of the stdlib. */
  readonly stdlib: ReadonlySet<string>;
  /** The modules that an installed distribution gives; empty where it is not installed. */
  readonly modulesOf: (distribution: string) => readonly string[];
  /** Bytes that a distribution takes with all that it requires; null where that cannot be told. */
  readonly weightOf: (distribution: string) => number | null;
  /** Places in files that the change leaves alone which use one of these modules. */
  readonly usesElsewhere: (modules: readonly string[]) => number;
}

export type AntiPattern = (change: Change, around: Around) => readonly Remark[];
