/** What experiments say of one failing node: alone or in company, always or sometimes, who pollutes, what leaks. */
import type { Fact } from "../facts.js";
import type { TestFailure } from "../failure.js";
import type { Contrast, Evidence } from "../../trace/evidence.js";

/** Where state lives that a test can leave changed. */
export const LEAKS = [
  "module-global", "class-attribute", "default-argument", "fixture", "cache", "env", "cwd", "sys.path", "sys.modules", "warnings", "logging", "locale",
  "event-loop-policy", "signal-handler", "file", "other",
] as const;

/** State that is other after a test than before it, by name and type, never by value. */
export interface Leak {
  readonly what: (typeof LEAKS)[number];
  /** `app.settings.DEBUG`, `HOME`. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /**
   * What came of putting just this back between polluter and victim: the victim then passes ("decides"), it passes only
   * if others of this role are put back too ("decides-together"), or this makes no difference ("beside").
   */
  readonly role: "decides" | "decides-together" | "beside";
  /** The line that set it, where it is known. */
  readonly file: string | null;
  readonly line: number | null;
}

/** One factor whose change alone turns the outcome. */
export interface Flip {
  readonly factor: "hash-seed" | "random-seed" | "clock" | "time-zone" | "locale" | "workers" | "cpu-load";
  readonly contrast: Contrast;
  /** How a process is run in which it fails: variables, and what the plugin changes before the first test. */
  readonly under: { readonly env: Readonly<Record<string, string>>; readonly factor: readonly [name: string, value: number | string] | null };
}

export interface Isolation {
  readonly verdict: "deterministic" | "order-dependent" | "flaky" | "not-reproduced";
  /** How often it failed here, alone or (order-dependent) in the order that makes it fail. */
  readonly failed: { readonly runs: number; readonly of: number };
  /** The runs that the verdict rests on: fresh processes. */
  readonly evidence: readonly Evidence[];
  /** The failure as seen where it fails, for nodes that pass when they are run by themselves. */
  readonly failure: TestFailure | null;
  /** What the plugin saw of it there; empty where the plain re-run saw it fail. */
  readonly facts: readonly Fact[];
  /** Node id, or a file that acts on import. */
  readonly polluter: string | null;
  /** All that are needed together; one where one is enough. */
  readonly polluters: readonly string[];
  /** The inverse: it passes only after these, and fails alone. */
  readonly enablers: readonly string[];
  /** Tests of the same files that undo what the polluters leave: run in between, they let it pass. */
  readonly cleaners: readonly string[];
  /** Those that decide first. */
  readonly leaks: readonly Leak[];
  readonly flip: Flip | null;
  /** What makes it `proven`: the polluter with the victim fails, the victim alone passes. */
  readonly contrast: Contrast | null;
}
