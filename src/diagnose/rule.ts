/** What a rule is: one file, one kind, pure and synchronous; it reads the dossier and returns findings. */
import type { Contrast, Evidence } from "../trace/evidence.js";
import type { NonEmpty } from "../ports.js";
import type { Dossier } from "./dossier.js";
import type { Kind } from "../kinds.js";

/** Lines of the checkout that a finding rests on; the diagnosis turns them into evidence. `lines` null: the file is absent. */
export interface Quote {
  readonly file: string;
  readonly lines: readonly [number, number] | null;
  readonly claim: string;
}

/** A run that would prove a finding, or disprove it: one thing changed, the rest as it was. */
export type Experiment =
  /** The failing node with these folders of the project first on the path ("." for the project itself). */
  | { readonly kind: "path"; readonly folders: readonly string[] }
  /** The failing node in pytest-asyncio's mode `auto`. */
  | { readonly kind: "asyncio-auto" }
  /** The failing node, watched for coroutines that keep their thread: whether one does at this place. */
  | { readonly kind: "blocked"; readonly file: string; readonly line: number }
  /** The failing node with the clock set back to the day before this one (ISO 8601). */
  | { readonly kind: "clock"; readonly day: string }
  /** A line of Python that means another module than the one that lies in `root`, with that folder on the path and without. */
  | { readonly kind: "apart"; readonly code: string; readonly root: string };

/** What a rule knows of the fix beyond its place. */
export type Remedy =
  /** These folders of the project first on the path ("." for the project itself). */
  | { readonly kind: "path"; readonly folders: readonly string[] }
  /** A double that has to be awaitable, must not be, or needs the protocols of Python (`with`, `len`, …). */
  | { readonly kind: "double"; readonly need: "async" | "plain" | "magic" };

export interface Finding {
  readonly kind: Kind;
  /** Relative to the project; null where the fix lies outside the checkout. */
  readonly file: string | null;
  readonly line: number | null;
  /**
   * One sentence for people: what is wrong, where, and how it makes the test fail. Code in backticks.
   * No "possible", no list of guesses.
   */
  readonly statement: string;
  /** `strong`: a tool says it directly. Everything else is `weak`. (`proven` is earned by a contrast, not by a rule.) */
  readonly confidence: "strong" | "weak";
  /** 0 to 1, how well the facts carry this root; ranks findings of one dossier, strong ones before weak ones. */
  readonly score: number;
  readonly because: NonEmpty<Evidence | Quote>;
  /** The counterfactual that proves this root, where a probe has run it. */
  readonly contrast?: Contrast;
  /** What can be run to prove it. */
  readonly experiment?: Experiment;
  readonly remedy?: Remedy;
  /** What run or fact would disprove it. */
  readonly disprovedBy: string;
}

export interface Rule {
  readonly kind: Kind;
  readonly match: (dossier: Dossier) => readonly Finding[];
}
