/** The user's repository, read only: where it keeps its objects, its commits, what differs between two of them. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Context } from "../../context.js";
import { git } from "../../env/change.js";
import { isTestFile } from "../../env/files.js";

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  /** Empty for a root commit and for one at which a shallow checkout ends. */
  readonly parents: readonly string[];
  readonly subject: string;
}

export interface Repository {
  /** Absolute top folder of the work tree. */
  readonly top: string;
  /** The project below it: "" or `libs/a/`. */
  readonly prefix: string;
  /** Absolute folder of the object store, the common one for a linked work tree. */
  readonly objects: string;
  /** `sha1` or `sha256`. */
  readonly format: string;
  /** Commits at which a shallow checkout ends. */
  readonly shallow: ReadonlySet<string>;
}

/** A git command whose failure is an error with git's own words. */
async function ask(context: Context, args: readonly string[]): Promise<string> {
  const ran = await git(context, args);
  if (ran.exitCode !== 0) throw new Error(`git ${args[0] ?? ""}: ${ran.stderr.trim().split("\n").at(-1) ?? "no answer"}`);
  return ran.stdout;
}

/** @throws Error where git does not answer */
export async function openRepository(context: Context): Promise<Repository> {
  const [top = "", objects = "", shallow = "", format = "", prefix = ""] = (
    await ask(context, ["rev-parse", "--show-toplevel", "--git-path", "objects", "--git-path", "shallow", "--show-object-format", "--show-prefix"])
  ).split("\n");
  const { project } = context.inputs;
  return { top, prefix, objects: resolve(project, objects), format, shallow: new Set(linesOf(resolve(project, shallow))) };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter((l) => l !== "");
  } catch {
    return []; // not shallow
  }
}

/** rev-list, unlike log, shows no signatures: that would run gpg. */
async function list(context: Context, args: readonly string[]): Promise<Commit[]> {
  const text = await ask(context, ["rev-list", "--format=%H%x00%T%x00%P%x00%s", ...args]);
  return text.split("\n").flatMap((line) => {
    const [sha, tree, parents, subject] = line.split("\0");
    if (sha === undefined || tree === undefined || parents === undefined || subject === undefined) return [];
    return [{ sha, tree, parents: parents.split(" ").filter((p) => p !== ""), subject }];
  });
}

export async function readCommit(context: Context, revision: string): Promise<Commit> {
  const [commit] = await list(context, ["--max-count=1", revision]);
  if (commit === undefined) throw new Error(`git knows no commit ${revision}`);
  return commit;
}

/**
 * The first-parent line that leads to `to`, oldest first, begun by what it started from: the parent of its first commit,
 * or `from` where that is not there.
 */
export async function lineOf(context: Context, from: string, to: string): Promise<Commit[]> {
  const commits = await list(context, ["--first-parent", "--reverse", `${from}..${to}`]);
  const start = await readCommit(context, commits[0]?.parents[0] ?? from);
  return [start, ...commits];
}

/** Hashes of all commits between two, each after its parents. */
export async function orderOf(context: Context, from: string, to: string): Promise<string[]> {
  return (await ask(context, ["rev-list", "--topo-order", "--reverse", `${from}..${to}`])).split("\n").filter((l) => l !== "");
}

/** @returns null where the two have no common ancestor in this checkout */
export async function forkOf(context: Context, one: string, other: string): Promise<string | null> {
  const ran = await git(context, ["merge-base", one, other]);
  return ran.exitCode === 0 ? ran.stdout.trim() : null;
}

export interface TestFiles {
  /** Paths from the top of the repository, to be taken from the newer commit. */
  readonly taken: readonly string[];
  /** Paths that the newer commit does not have any more. */
  readonly gone: readonly string[];
}

/** Test modules, conftest files and helpers among tests of the project that differ between two commits. */
export async function testFilesBetween(context: Context, repository: Repository, older: string, newer: string): Promise<TestFiles> {
  const fields = (await ask(context, ["diff", "--name-status", "-z", "--no-renames", "--no-ext-diff", "--ignore-submodules", older, newer])).split("\0");
  const [taken, gone]: [string[], string[]] = [[], []];
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const path = fields[i + 1] ?? "";
    if (!path.startsWith(repository.prefix) || !isTestFile(path.slice(repository.prefix.length))) continue;
    (fields[i] === "D" ? gone : taken).push(path);
  }
  return { taken, gone };
}

/** True for a commit that changes nothing but test files of the project. */
export async function changesTestsOnly(context: Context, repository: Repository, sha: string): Promise<boolean> {
  const paths = (await ask(context, ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", `${sha}^`, sha])).split("\0").filter((p) => p !== "");
  return paths.every((p) => p.startsWith(repository.prefix) && isTestFile(p.slice(repository.prefix.length)));
}

/** Renames between two commits, relative to the project: new path → old path. */
export async function renamesBetween(context: Context, older: string, newer: string): Promise<ReadonlyMap<string, string>> {
  const fields = (await ask(context, ["diff", "--name-status", "-z", "-M", "--diff-filter=R", "--no-ext-diff", "--relative", older, newer])).split("\0");
  const found = new Map<string, string>();
  for (let i = 0; i + 2 < fields.length; i += 3) found.set(fields[i + 2] ?? "", fields[i + 1] ?? "");
  return found;
}
