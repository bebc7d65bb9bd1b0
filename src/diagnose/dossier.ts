/** All that is known of one group of failures when the rules read it. Data only: rules do no I/O. */
import type { Evidence } from "../trace/evidence.js";
import type { EnvironmentFacts } from "../env/facts.js";
import type { Fact, FactOf } from "../probe/facts.js";
import type { SourceFacts } from "../probe/source-facts.js";
import type { Baseline } from "../probe/history.js";
import type { ImportFacts } from "../probe/imports/facts.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Lifted } from "../probe/masks/on-way.js";
import type { TypeFacts } from "../probe/types/facts.js";
import type { Failure } from "../probe/failure.js";
import type { ChangedFile } from "../env/change.js";
import type { Heat } from "./heat.js";
import type { Suspicion } from "./suspicion.js";

export interface Dossier {
  /** Failures with one signature; the first is the representative. */
  readonly failures: readonly [Failure, ...Failure[]];
  /** Every failure of the run, for rules that join pytest and mypy. */
  readonly all: readonly Failure[];
  /** Facts of the run that belong to the group's nodes (warnings, dropped coroutines, unraisables, ...). */
  readonly facts: readonly Fact[];
  readonly session: FactOf<"session"> | null;
  readonly environment: EnvironmentFacts;
  readonly environmentEvidence: Evidence;
  /** AST facts of the project's own files that stand on a chain or near it, by path relative to the project. */
  readonly sources: ReadonlyMap<string, SourceFacts>;
  /** Text of each file in `sources` by the same key, split into lines: for what the AST facts leave out. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** Every Python file of the project (relative), without virtual environments and caches. */
  readonly files: readonly string[];
  /** Every other file of the project (relative), data among them; null where they are not known in full. */
  readonly others: readonly string[] | null;
  /** Configuration and manifest files at the project's root: content by name (pyproject.toml, setup.cfg, requirements*.txt, pytest.ini, tox.ini, mypy.ini, conftest.py files too). */
  readonly manifests: ReadonlyMap<string, string>;
  /** Null where there is no base to compare with. */
  readonly change: readonly ChangedFile[] | null;
  /** What the one commit that turned these nodes red did (lines as at HEAD), where history has found it. */
  readonly culprit: readonly ChangedFile[] | null;
  readonly baseline: Baseline | null;
  /** What experiments say of the representative; null where none was made. */
  readonly isolation: Isolation | null;
  /** What the representative does without the masks on its way; null where none was taken off. */
  readonly lifted: Lifted | null;
  /** The ranked list of suspects by what failing and passing tests ran; null where it was not measured. */
  readonly spectrum: readonly Suspicion[] | null;
  /** What those tests say of every line that they ran; null where it was not measured. */
  readonly heat: Heat | null;
  /** What was asked about imports: layout, graph, cold imports. */
  readonly imports: ImportFacts;
  /** What was asked of mypy beyond its run. */
  readonly types: TypeFacts;
  /** True for files of the project that are not of a virtual environment or site-packages (path relative to the project). */
  readonly firstParty: (file: string) => boolean;
  /** True for test modules, conftest.py files and helpers under test folders. */
  readonly isTest: (file: string) => boolean;
}
