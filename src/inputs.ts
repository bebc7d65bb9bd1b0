/** One typed, validated set of inputs for both hosts. The hosts read their own surface and both end here. */
import type { PlanStep } from "./inputs/plan.js";
import type { Kind } from "./kinds.js";

export type MypyMode = "auto" | "always" | "never";
export type FixMode = "suggest" | "apply" | "off";

/** Where failures are read from: globs and paths, relative to `cwd`. All empty: lastfailed, else one run of the suite. */
export interface Sources {
  readonly junitXml: readonly string[];
  readonly reportLog: readonly string[];
  readonly ctrf: readonly string[];
  readonly pytestLog: readonly string[];
  readonly mypyLog: readonly string[];
  readonly nodes: readonly string[];
}

/** A red push as the sticky comment remembers it: what was concluded of it is suspect once it has not helped. */
export interface Push {
  /** 40 hex digits. */
  readonly head: string;
  readonly attempt: number;
  readonly roots: readonly { readonly kind: Kind; readonly file: string | null; readonly line: number | null }[];
  /** What was offered as a fix, and how it had stood its test, one line each. */
  readonly fixes: readonly string[];
}

/** What the sticky comment of the pull request remembers of the publication before: a hint to be tried, never proof. */
export interface Prior {
  /** Head commit that was traced (40 hex). */
  readonly head: string;
  /** Run id of that trace. */
  readonly runId: string;
  /** Each signature that failed there, with the attempt that it had reached. */
  readonly signatures: Readonly<Record<string, number>>;
  /** Nodes that failed there, to be re-run even when CI is green. */
  readonly nodes: readonly string[];
  /** What mypy checked where it failed there, none for what its configuration names; null where it did not fail. */
  readonly mypy: readonly string[] | null;
  /** The red pushes in a row up to that one, oldest first. */
  readonly pushes: readonly Push[];
}

export interface DiagnoseInputs {
  /** Absolute, with symbolic links resolved. */
  readonly project: string;
  /** Absolute: where relative globs and paths start. */
  readonly cwd: string;
  readonly sources: Sources;
  /** `--base`, else the base that the event names; null to ask git. */
  readonly base: string | null;
  /** Head commit of the pull request or push as the event names it (HEAD of a checkout may be a merge commit); null outside CI. */
  readonly head: string | null;
  /** The words of `--python`, null to look for the project's own. */
  readonly python: readonly [string, ...string[]] | null;
  readonly pytestArgs: readonly string[];
  readonly mypy: MypyMode;
  readonly mypyTargets: readonly string[];
  readonly reruns: number;
  readonly nodeTimeoutMs: number;
  readonly timeBudgetMs: number;
  readonly fix: FixMode;
  readonly fixCommand: string | null;
  /** `--attempt`; null to count from `prior`. */
  readonly attempt: number | null;
  readonly prior: Prior | null;
  /** `--brief`, else the pull request's title. */
  readonly brief: string | null;
  /** The steps of `--plan`. */
  readonly plan: readonly PlanStep[] | null;
  readonly smoke: readonly string[];
  readonly passEnv: readonly string[];
  readonly blockEnv: readonly string[];
  /** Absolute. */
  readonly out: string;
  /** Slug of the run id: `pr-42`, a branch, or `local`. */
  readonly slug: string;
}
