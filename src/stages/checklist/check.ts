/** A line of attempt 3's checklist: a question that is really put to the project, and answered with what came of it. */
import type { Dossier } from "../../diagnose/dossier.js";
import type { Failure, TestFailure } from "../../probe/failure.js";
import type { Bench } from "../../probe/once-more.js";
import type { ReadRun } from "../../probe/reproduce.js";
import type { NonEmpty } from "../../ports.js";
import type { Evidence } from "../../trace/evidence.js";
import type { ProjectAnchors } from "../../marks/anchors/project.js";
import { isFirstParty, isTestFile } from "../../env/files.js";

export interface Subject {
  readonly bench: Bench;
  /** What fails and is not older than the change, a representative of each root. */
  readonly failures: readonly Failure[];
  /** Of the first of them: the project's sources, manifests and files are the same for all. */
  readonly dossier: Dossier;
  readonly anchors: ProjectAnchors;
  /** The failing tests once more, in one process, with their set-up shown; null where no test fails. */
  readonly fresh: ReadRun | null;
  /** Folders that the tests' configuration puts on the path, relative to the project. */
  readonly path: readonly string[];
}

export interface Answer {
  /** One sentence; code in backticks. */
  readonly said: string;
  readonly evidence: NonEmpty<Evidence>;
}

export interface Check {
  /** As the report names it. */
  readonly line: string;
  /** Null where it cannot be asked. */
  readonly ask: (subject: Subject) => Promise<Answer | null>;
}

/** Nodes that are run again: one for each root. */
export const nodesOf = (failures: readonly Failure[]): string[] => [...new Set(failures.flatMap((f) => (f.type === "test" ? [f.node] : [])))];

export const testsOf = (failures: readonly Failure[]): TestFailure[] => failures.filter((f) => f.type === "test");

/** The project's own code on the chains, tests aside; where there is none, what the failing tests import of it. */
export function codeOn({ failures, dossier }: Subject): string[] {
  const frames = failures.flatMap((f) => (f.type === "mypy" ? [f.file] : f.exceptions.flatMap((e) => e.frames.map((x) => x.file))));
  const code = [...new Set(frames)].filter((f) => isFirstParty(f) && !isTestFile(f) && dossier.files.includes(f));
  if (code.length > 0) return code;
  const tests = new Set(nodesOf(failures).map((n) => n.split("::", 1)[0] ?? n));
  const wanted = [...tests].flatMap((t) => dossier.sources.get(t)?.imports.map((i) => i.module) ?? []);
  return dossier.files.filter((f) => !isTestFile(f) && wanted.some((m) => f === `${m.replaceAll(".", "/")}.py` || f.endsWith(`/${m.replaceAll(".", "/")}.py`) || f.endsWith(`${m.replaceAll(".", "/")}/__init__.py`)));
}

/** "a, b and 3 more". */
export function some(parts: readonly string[], most = 4): string {
  const rest = parts.length - most;
  return [...parts.slice(0, most), ...(rest > 0 ? [`${String(rest)} more`] : [])].join(", ");
}

/** A first element is there. */
export function filled<T>(list: readonly T[]): NonEmpty<T> | null {
  const [first, ...rest] = list;
  return first === undefined ? null : [first, ...rest];
}
