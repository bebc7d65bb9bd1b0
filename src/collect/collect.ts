/** Stage 1: reads all that CI left behind and gives each failure once. */
import { access } from "node:fs/promises";
import { join } from "node:path";
import { messageOf, UserError } from "../errors.js";
import { referenceOf } from "./address.js";
import type { Reader, Reported, ReportedContext } from "./failure.js";
import { expand, type Folders, type InputFile } from "./inputs.js";
import { Merge, type Merged } from "./merge.js";

export type { GatheredTest, Mention } from "./merge.js";

/** Globs and paths, and node ids that the user names. */
export interface SourcePatterns {
  readonly junitXml: readonly string[];
  readonly reportLog: readonly string[];
  readonly ctrf: readonly string[];
  readonly pytestLog: readonly string[];
  readonly mypyLog: readonly string[];
  readonly nodes: readonly string[];
}

export interface Collected extends Merged {
  /**
   * `red`: something failed. `green`: pytest or mypy ran and nothing failed in them, or a job log shows that something
   * else did (`otherFailure`). `unclear`: nothing failed, but nothing shows a whole run either. `none`: no source was
   * given and no cache is there.
   */
  readonly kind: "red" | "green" | "unclear" | "none";
  /** A mypy log was given, or a log holds mypy's lines. */
  readonly mypyGiven: boolean;
  /** What a log shows to have failed where neither pytest nor mypy did, in words for people. */
  readonly otherFailure: string | null;
}

interface CollectOptions extends Folders {
  /** pytest's cache folder, `.pytest_cache` below the project by default. */
  readonly cacheDir?: string;
}

interface Source {
  readonly option: string;
  /** Loaded where there is something for it to read. */
  readonly load: () => Promise<Reader>;
  readonly patterns: readonly string[];
}

/**
 * Reads the sources; with none given, pytest's own cache.
 * Rejects with a UserError where a pattern names no file, and where no input at all can be used. One input among several
 * that cannot be used becomes an `unmapped` entry.
 */
export async function collect(given: SourcePatterns, options: CollectOptions): Promise<Collected> {
  const merge = new Merge();
  const sources: readonly Source[] = [
    { option: "--junit-xml", load: async () => (await import("./junit.js")).readJunit, patterns: given.junitXml },
    { option: "--report-log", load: async () => (await import("./report-log.js")).readReportLog, patterns: given.reportLog },
    { option: "--ctrf", load: async () => (await import("./ctrf.js")).readCtrf, patterns: given.ctrf },
    { option: "--pytest-log", load: async () => (await import("./pytest-log.js")).readPytestLog, patterns: given.pytestLog },
    { option: "--mypy-log", load: async () => (await import("./mypy-log.js")).readMypyLog, patterns: given.mypyLog },
  ];
  const files: { readonly file: InputFile; readonly read: Reader }[] = [];
  for (const { option, load, patterns } of sources.filter((source) => source.patterns.length > 0)) {
    const found = await expand(patterns, option, options);
    const read = await load();
    files.push(...found.map((file) => ({ file, read })));
  }
  for (const id of given.nodes) merge.add(named(id));
  if (files.length === 0 && given.nodes.length === 0) {
    const cache = await lastFailed(options);
    if (cache === null) return { kind: "none", mypyGiven: false, otherFailure: null, ...merge.end() };
    files.push({ file: cache, read: (await import("./lastfailed.js")).readLastFailed });
  }
  await readAll(files, merge, given.nodes.length > 0);
  return judge(merge.end(), given.mypyLog.length > 0);
}

async function readAll(files: readonly { readonly file: InputFile; readonly read: Reader }[], merge: Merge, othersGiven: boolean): Promise<void> {
  const refused: UserError[] = [];
  for (const { file, read } of files) {
    try {
      for await (const record of read(file.path, file.input)) merge.add(record);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refused.push(error);
      merge.add({ type: "unmapped", input: file.input, reason: messageOf(error) });
    }
  }
  const [first] = refused;
  if (first !== undefined && refused.length === files.length && !othersGiven) throw first;
}

function named(id: string): Reported {
  const ref = referenceOf(id);
  return { type: "test", ref, phase: ref.kind === "module" ? "collect" : null, exception: null, message: "", place: null, origin: { input: "--node", line: null }, text: id };
}

async function lastFailed({ project, cacheDir = ".pytest_cache" }: CollectOptions): Promise<InputFile | null> {
  const input = join(cacheDir, "v", "cache", "lastfailed");
  const path = join(project, input);
  const there = await access(path).then(() => true, () => false);
  return there ? { path, input } : null;
}

function judge(merged: Merged, mypyLog: boolean): Collected {
  const red = merged.tests.length > 0 || merged.runs.length > 0 || merged.types.some((t) => t.severity === "error");
  const other = red ? undefined : merged.context.findLast(failed);
  const kind = red ? "red" : other !== undefined || ranWhole(merged) ? "green" : "unclear";
  const mypyGiven = mypyLog || merged.types.length > 0 || merged.context.some((c) => c.facts["mypy"] !== undefined);
  return { kind, mypyGiven, otherFailure: other === undefined ? null : inWords(other), ...merged };
}

/** Something shows a run that ended well, and nothing was left unread. */
function ranWhole({ orders, context, unmapped }: Merged): boolean {
  const ran = orders.length > 0 || context.some(({ facts }) => /\d+ passed/.test(facts["outcome"] ?? "") || (facts["mypy"] ?? "").startsWith("Success"));
  return ran && unmapped.length === 0;
}

/** The command or job did not end well, whatever it was. */
function failed({ facts }: ReportedContext): boolean {
  return (facts["exit_code"] ?? "0") !== "0" || facts["cancelled"] !== undefined || facts["coverage"] !== undefined;
}

function inWords({ facts, origin }: ReportedContext): string {
  const { step, coverage, cancelled, exit_code: code } = facts;
  const what = step === undefined ? origin.input : `the step "${step}"`;
  if (coverage !== undefined) return `${what} failed its coverage: ${coverage}`;
  return cancelled === undefined ? `${what} ended with exit code ${code ?? "?"}` : `${what}: ${cancelled}`;
}
