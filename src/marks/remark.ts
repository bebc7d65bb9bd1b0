/** Something about the code under trace that a reader should know, found by reading; evidence is minted where the report is made. */
import type { Kind } from "../kinds.js";

/** What a remark is about. docs/findings.md explains each. */
export const REMARKS = [
  "broad-except", "mask", "foreign-edit", "rule-off", "heavy-dependency", "stdlib-patch", "blocking-call", "lost-annotations", "idle-test",
  "anchor-unmatched", "anchor-doubled", "anchor-text", "anchor-relation", "anchor-complexity", "anchor-rationale",
] as const;

export interface Remark {
  readonly what: (typeof REMARKS)[number];
  /** The root kind that this is, where it is one by itself. */
  readonly kind: Kind | null;
  /** One sentence; code in backticks. */
  readonly statement: string;
  /** Relative to the project. */
  readonly file: string;
  /** From 1, in the file as it is now; null for the file as a whole. */
  readonly line: number | null;
}
