/** Builds findings: gathers what each rests on, joins mypy's word on the same place, and weighs in the change. */
import type { NonEmpty } from "../ports.js";
import type { Contrast, Evidence } from "../trace/evidence.js";
import type { Dossier } from "./dossier.js";
import type { Failure, TypeFailure } from "../probe/failure.js";
import { touched } from "./facts-of-change.js";
import type { Kind } from "../kinds.js";
import type { Experiment, Finding, Quote, Remedy } from "./rule.js";

export interface Draft {
  readonly kind: Kind;
  /** Null where the fix lies outside the checkout; a null line for a file that should be there. */
  readonly at: { readonly file: string; readonly line: number | null } | null;
  readonly statement: string;
  readonly score: number;
  /** `strong` where a tool says it directly; weak when left out. */
  readonly confidence?: Finding["confidence"];
  /** What the quoted line at the place shows. */
  readonly claim: string;
  /** More lines that the finding rests on. */
  readonly quotes?: readonly Quote[];
  /** What probes say for it. */
  readonly evidence?: readonly Evidence[];
  readonly contrast?: Contrast | undefined;
  readonly experiment?: Experiment | undefined;
  readonly remedy?: Remedy | undefined;
  readonly disprovedBy: string;
}

/** How far a line of the change may stand from the place and still speak for it. */
const NEAR = 2;
/** What a changed line at the place takes of the doubt that is left. */
const CHANGED = 0.12;

/**
 * A finding from a rule's draft: the failure's run and the quoted place are its grounds; mypy's errors within two lines
 * join as evidence; a line of the change at the place raises the score.
 */
export function finding(dossier: Dossier, draft: Draft): Finding {
  const { at, claim } = draft;
  const file = at?.file ?? null;
  const line = at?.line ?? null;
  const quote: readonly Quote[] =
    file === null ? [] : [{ file, lines: line === null ? null : [line, line], claim }];
  const types = file === null || line === null ? [] : typesNear(dossier, file, line);
  const grounds: NonEmpty<Evidence | Quote> = [
    dossier.failures[0].evidence,
    ...(at === null ? [dossier.environmentEvidence] : []),
    ...quote,
    ...types.map((one) => one.evidence).filter((one) => one !== dossier.failures[0].evidence).slice(0, 1),
    ...(draft.quotes ?? []),
    ...(draft.evidence ?? []),
  ];
  const near = file !== null && line !== null && touched(dossier, file, line, NEAR);
  return {
    kind: draft.kind,
    file,
    line,
    statement: draft.statement.charAt(0).toUpperCase() + draft.statement.slice(1),
    confidence: draft.confidence ?? "weak",
    score: near ? draft.score + (1 - draft.score) * CHANGED : draft.score,
    because: grounds,
    disprovedBy: draft.disprovedBy,
    ...(draft.contrast === undefined ? {} : { contrast: draft.contrast }),
    ...(draft.experiment === undefined ? {} : { experiment: draft.experiment }),
    ...(draft.remedy === undefined ? {} : { remedy: draft.remedy }),
  };
}

/** mypy's errors within two lines of a place. */
export function typesNear(dossier: Dossier, file: string, line: number): readonly TypeFailure[] {
  return typeFailures(dossier).filter((one) => one.file === file && one.line !== null && Math.abs(one.line - line) <= NEAR);
}

/** All errors of mypy in the run. */
export function typeFailures(dossier: Dossier): readonly TypeFailure[] {
  return dossier.all.filter((one: Failure): one is TypeFailure => one.type === "mypy");
}

/** `file:line` as it stands in statements. */
export function where(at: { readonly file: string; readonly line: number | null }): string {
  return at.line === null ? `\`${at.file}\`` : `\`${at.file}:${String(at.line)}\``;
}
