/** What older commits say of the failing nodes: the question and the answer, as the stages see them. */
import type { Failure, TypeFailure } from "./failure.js";
import type { ProjectFiles } from "../env/files.js";
import type { NonEmpty } from "../ports.js";
import type { Contrast, Evidence } from "../trace/evidence.js";
import type { TypesPlan } from "./types.js";

/** Outcome of the same nodes at another revision. */
export interface Baseline {
  readonly sha: string;
  /** By node id; "other" is red there with another signature, "absent" did not exist (or was skipped). */
  readonly nodes: ReadonlyMap<string, "passed" | "same" | "other" | "absent">;
  readonly evidence: Evidence;
}

/** Failures of one signature whose history is asked for. */
export interface HistoryGroup {
  readonly signature: string;
  /** As they fail at HEAD, the representative first. */
  readonly failures: NonEmpty<Failure>;
  /** What is run together in a process of its own, in this order (the polluter, then the victim); null: each node for itself. */
  readonly company: NonEmpty<string> | null;
  /** Variables under which it fails (a hash seed, say); empty where it needs none. */
  readonly env: Readonly<Record<string, string>>;
  /** A factor that the plugin changes before the first test, under which it fails; null where it needs none. */
  readonly factor: readonly [name: string, value: number | string] | null;
  /** Fresh runs that must all pass before it counts as passed: 1, or more for what fails now and then. */
  readonly repeats: number;
}

export interface HistoryQuestion {
  readonly groups: readonly HistoryGroup[];
  /** How mypy was run at HEAD; null where it was not. */
  readonly types: TypesPlan | null;
  readonly files: ProjectFiles;
}

export interface IntroducedBy {
  /** 40 (or 64) hexadecimal digits. */
  readonly sha: string;
  readonly subject: string;
  readonly evidence: NonEmpty<Evidence>;
  /** The commit against its parent, where the two runs end in opposite ways. */
  readonly contrast: Contrast | null;
}

/** What history says of one group. All null and false where it could not tell: then `not_run` holds the reason. */
export interface Verdict {
  /** Every node of the group is red at the merge base with the same signature. */
  readonly preExisting: boolean;
  readonly introducedBy: IntroducedBy | null;
  /** One sentence, where the change merely shows a fault that is older than it: `introducedBy` is then null. */
  readonly exposes: string | null;
  /**
   * The commit that brought the test (or changed it) together with its failure. Runs alone cannot tell whether the test
   * or older code is at fault then: `settle` can, once the root is known.
   */
  readonly arrived: IntroducedBy | null;
}

export interface History {
  readonly baseline: Baseline | null;
  /** Hashes of the commits of the change, merged branches included, each after its parents. */
  readonly order: readonly string[];
  readonly byGroup: ReadonlyMap<string, Verdict>;
  /** Type errors that the merge base has too. */
  readonly older: ReadonlySet<TypeFailure>;
}
