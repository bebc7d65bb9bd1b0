/** What the merge base says of the failing nodes. */
import type { Evidence } from "../trace/evidence.js";

/** Outcome of the same nodes at another revision. */
export interface Baseline {
  readonly sha: string;
  /** By node id; "other" is red there with another signature, "absent" did not exist. */
  readonly nodes: ReadonlyMap<string, "passed" | "same" | "other" | "absent">;
  readonly evidence: Evidence;
}
