/** What one part of the proof of a fix came to. */
import type { Contrast, Evidence } from "../trace/evidence.js";

export interface Step {
  /** `open`: it could not be asked, so nothing is proven by it. */
  readonly kind: "passed" | "refused" | "open";
  /** For people: what holds ("the same 3 tests pass"), or why it does not. */
  readonly told: string;
  readonly before: readonly Evidence[];
  readonly after: readonly Evidence[];
  /** Without the patch against with it, where the two runs ended in opposite ways. */
  readonly contrast: Contrast | null;
}

export const step = (kind: Step["kind"], told: string, before: readonly Evidence[] = [], after: readonly Evidence[] = [], contrast: Contrast | null = null): Step => ({ kind, told, before, after, contrast });

export const counted = (n: number, one: string): string => `${String(n)} ${one}${n === 1 ? "" : "s"}`;
