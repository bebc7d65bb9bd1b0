/** What is asked of the project's files beside the re-run and mypy, since it needs neither their end nor a diagnosis. */
import type { Context, Interpreter } from "../context.js";
import { isFirstParty, isTestFile, type ProjectFiles } from "../env/files.js";
import { readInside } from "../env/read.js";
import type { Failure } from "../probe/failure.js";
import type { LayoutProof } from "../probe/imports/facts.js";
import { packagesOf, proveLayout } from "../probe/layout.js";
import { unlessStopped, type Reproduction } from "../probe/reproduce.js";
import type { SourceFacts } from "../probe/source-facts.js";
import { MOST_SOURCES, readSources } from "../probe/sources.js";
import { parse } from "../syntax/source.js";

/** Of the files on a chain; the nearest come first. */
const MOST_PARSED = 8;

export interface Ahead {
  readonly sources: ReadonlyMap<string, SourceFacts>;
  /** On its way: it is the last that is asked. */
  readonly layout: Promise<readonly LayoutProof[]>;
}

/** Files of the project on the tracebacks and type errors, nearest first. */
export function onChains(failures: readonly Failure[]): string[] {
  const files = failures.flatMap((f) =>
    f.type === "mypy" ? [f.file] : f.exceptions.flatMap((e) => [...e.frames.map((x) => x.file).reverse(), ...(e.syntax?.file ? [e.syntax.file] : [])]));
  return [...new Set(files.filter(isFirstParty))];
}

/**
 * Reads the sources, and once nothing runs tests any more proves the layout: imports may disturb them. While mypy runs, one
 * thing after the other: a third process would slow it, and mostly all waits for it.
 * @param tests the re-run
 * @param isolated its failures' isolation
 * @param load loads what comes later: work as well
 * @param types mypy's run; null where there is none
 */
export async function lookAhead(context: Context, interpreter: Interpreter, files: ProjectFiles, tests: Promise<Reproduction>, isolated: Promise<unknown>, load: () => Promise<unknown>, types: Promise<unknown> | null): Promise<Ahead> {
  let typing = types !== null;
  void types?.then(() => { typing = false; }, () => { typing = false; });
  const chain = tests.then((found) => onChains([...found.failures, ...found.runs]));
  const loaded = typing ? chain.then(load) : load();
  const layout = isolated.then(async () => {
    if (typing) await loaded;
    return proveMore(context, interpreter, [], await chain, files);
  });
  layout.catch(() => undefined); // heard by whoever waits for it
  const reading = (async () => {
    const near = typing || files.python.length > MOST_SOURCES ? await chain : [];
    await (typing ? layout : loaded);
    const sources = await readMore(context, interpreter, new Map(), [...near, ...files.python]);
    if (typing) parseAll(context.inputs.project, near);
    return sources;
  })();
  await Promise.all([isolated, loaded]);
  return { sources: await reading, layout };
}

/** What the rules parse first, while nothing else is to be done: the tree of a text is kept. */
function parseAll(project: string, files: readonly string[]): void {
  for (const file of files.slice(0, MOST_PARSED)) {
    const text = readInside(project, file);
    if (text !== null && file.endsWith(".py")) parse(file, text);
  }
}

/** The files in order of interest, those that were read already left as they are. */
export async function readMore(context: Context, interpreter: Interpreter, known: ReadonlyMap<string, SourceFacts>, wanted: readonly string[]): Promise<ReadonlyMap<string, SourceFacts>> {
  const more = [...new Set(wanted)].filter((f) => !known.has(f));
  return new Map([...known, ...((await unlessStopped(readSources(context, interpreter, more))) ?? [])]);
}

/** The packages of a chain, those that were proven already left as they are. */
export async function proveMore(context: Context, interpreter: Interpreter, known: readonly LayoutProof[], chain: readonly string[], files: ProjectFiles): Promise<readonly LayoutProof[]> {
  const packages = packagesOf(chain.filter((f) => !isTestFile(f)), files.python);
  const more = packages.filter((folder) => !known.some((proof) => proof.folder === folder));
  return [...known, ...((await unlessStopped(proveLayout(context, interpreter, more))) ?? [])];
}
