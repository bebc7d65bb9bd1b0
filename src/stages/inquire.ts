/** Stage 3, its second half: what is asked of the project's files, imports and types before the rules read it all. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { dependencyFacts } from "../diagnose/facts-of-dependencies.js";
import type { Failure, TypeFailure } from "../probe/failure.js";
import { isFirstParty, isTestFile, type ProjectFiles } from "../env/files.js";
import type { SourceFacts } from "../probe/source-facts.js";
import { NO_IMPORTS, type ImportFacts } from "../probe/imports/facts.js";
import { importEdges } from "../probe/imports/graph.js";
import { probeImports } from "../probe/imports/probe.js";
import type { Bench } from "../probe/once-more.js";
import { unlessStopped } from "../probe/reproduce.js";
import { bisectTypes, mayStartElsewhere } from "../probe/types/bisect.js";
import type { TypeFacts } from "../probe/types/facts.js";
import { onChains, proveMore, readMore } from "./ahead.js";
import type { Gathered } from "./gather.js";

export interface Inquiry {
  readonly sources: ReadonlyMap<string, SourceFacts>;
  /** Text of each file in `sources`, split into lines. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  readonly imports: ImportFacts;
  readonly types: TypeFacts;
}

/** The sources with those on chains that only mypy, or only company, showed: they were not known when the rest was read. */
export function readChains({ context, interpreter }: Bench, files: ProjectFiles, { ahead }: Gathered, failures: readonly Failure[]): Promise<ReadonlyMap<string, SourceFacts>> {
  return readMore(context, interpreter, ahead.sources, onChains(failures).filter((f) => files.python.includes(f)));
}

/** Runs no tests: what it imports may disturb them. */
export async function inquire(bench: Bench, files: ProjectFiles, gathered: Gathered, failures: readonly Failure[], sources: ReadonlyMap<string, SourceFacts>): Promise<Inquiry> {
  const { context, interpreter } = bench;
  const chain = onChains(failures).filter((f) => !isTestFile(f));
  const own = files.python.filter(isFirstParty);
  const edges = importEdges(sources, own);
  const { facts } = gathered.reproduction;
  const dependencies = dependencyFacts({ manifests: files.manifests, environment: interpreter.facts, sources }, (f) => isFirstParty(f) && !isTestFile(f));
  if (Object.keys(dependencies).length > 0) context.recorder.record({ surface: "contextual", step_id: "S3", action: "env.dependencies", facts: dependencies });
  const layout = await proveMore(context, interpreter, await gathered.ahead.layout, chain, files);
  const [imports, origins] = await Promise.all([
    unlessStopped(probeImports(context, interpreter, {
      exceptions: [...failures.flatMap((f) => (f.type === "mypy" ? [] : f.exceptions)), ...facts.flatMap((f) => (f.t === "caught" ? [f.exception] : []))],
      chain, files: own.filter((f) => !isTestFile(f)), edges, path: facts.findLast((f) => f.t === "modules")?.path ?? [],
    })),
    unlessStopped(bisectTypes(context, interpreter, unexplained(failures, gathered), edges)),
  ]);
  return {
    sources, lines: textOf(context.inputs.project, sources.keys()), imports: { ...NO_IMPORTS, ...imports, layout },
    types: { origins: origins ?? [], drift: gathered.types?.drift ?? null },
  };
}

/** Type errors that lie on no failing test's way, and that a declaration elsewhere may have brought. */
function unexplained(failures: readonly Failure[], { types }: Gathered): TypeFailure[] {
  const passed = new Set(failures.flatMap((f) => (f.type === "mypy" ? [] : f.exceptions.flatMap((e) => e.frames.map((x) => `${x.file}:${String(x.line)}`)))));
  return failures.filter((f) => f.type === "mypy").filter((f) => mayStartElsewhere(f) && !passed.has(`${f.file}:${String(f.line)}`) && types?.drift?.stale.includes(f) !== true);
}

const LARGEST_SOURCE = 2 << 20;

function textOf(project: string, files: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of files) {
    const path = join(project, file);
    try {
      if (statSync(path).size <= LARGEST_SOURCE) found.set(file, readFileSync(path, "utf8").split(/\r?\n/));
    } catch {
      // gone in between: the rules do without
    }
  }
  return found;
}
