/** What a mechanical fix is: one file each, pure; it reads the root and the sources and proposes changed files. */
import type { Dossier } from "../diagnose/dossier.js";
import type { Finding } from "../diagnose/rule.js";
import type { Kind } from "../kinds.js";
import type { Source } from "../syntax/source.js";

/** What a fixer may read. */
export interface Patient {
  /** The root, or a runner-up that is tried in its place. */
  readonly root: Finding;
  readonly dossier: Dossier;
  /** A Python file of the project, parsed; null where it is not there or does not compile even in part. */
  readonly source: (file: string) => Source | null;
  /** Any file of the project; null where it is not there. */
  readonly text: (file: string) => string | null;
}

/** A file as the fix leaves it. */
export interface Edit {
  /** Relative to the project. */
  readonly file: string;
  /** Null takes the file away. */
  readonly content: string | null;
}

export interface Proposal {
  /** One clause that says what is done: "awaits `refresh()`". Code in backticks. */
  readonly summary: string;
  /** `install`: it shows only once the environment is made anew from it, which nobody does here; a failed run does not speak against it. */
  readonly shows?: "install";
  /** One for each file. */
  readonly edits: readonly [Edit, ...Edit[]];
}

export interface Fixer {
  readonly kinds: readonly Kind[];
  /** The most minimal first; none where the facts do not carry one. */
  readonly propose: (patient: Patient) => readonly Proposal[];
}
