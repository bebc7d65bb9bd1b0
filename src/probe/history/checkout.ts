/**
 * Throw-away checkouts: a repository of their own that borrows the user's objects (`objects/info/alternates`,
 * gitrepository-layout(5)) and has no remote, hook, filter or monitor. What a clone would ask of the user's repository
 * (upload-pack, its references) is not needed: commits are named by their hash.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { Context } from "../../context.js";
import { timeLeft } from "../../context.js";
import { SAFE_GIT } from "../../env/change.js";
import type { Commit, Repository, TestFiles } from "./repository.js";

/** A state of the code to look at: a commit as it is, or with the test files of a newer one laid over it. */
export interface Revision {
  readonly commit: Commit;
  readonly tests: { readonly of: Commit; readonly files: TestFiles } | null;
}

export interface Checkout {
  /** Absolute folder of the project in it; it may not exist at that commit. */
  readonly project: string;
  remove(): void;
}

/** Nothing of the user's settings or of a surrounding git call gets in. */
export const ENVIRONMENT = {
  GIT_CONFIG_GLOBAL: process.platform === "win32" ? "NUL" : "/dev/null", GIT_CONFIG_NOSYSTEM: "1", GIT_ATTR_NOSYSTEM: "1", GIT_TERMINAL_PROMPT: "0",
  GIT_DIR: null, GIT_WORK_TREE: null, GIT_INDEX_FILE: null, GIT_OBJECT_DIRECTORY: null, GIT_ALTERNATE_OBJECT_DIRECTORIES: null,
  GIT_CONFIG_PARAMETERS: null, GIT_CONFIG_COUNT: null, GIT_NAMESPACE: null,
} as const;

/**
 * Makes a checkout in a folder of its own, so that no byte code of another commit is taken for its own.
 * @param extras files of the work tree that no commit holds, relative to the project
 * @throws Error with git's words where an object is missing (a partial clone) or the disk is full
 */
export async function checkOut(context: Context, repository: Repository, revision: Revision, extras: readonly string[]): Promise<Checkout> {
  const folder = join(context.scratch, "history");
  mkdirSync(folder, { recursive: true });
  const top = mkdtempSync(join(folder, `${revision.commit.sha.slice(0, 7)}-`));
  const git = async (args: readonly string[], stdin?: readonly string[]): Promise<void> => {
    const ran = await context.exec.run({
      argv: [...SAFE_GIT, "--literal-pathspecs", "-c", "advice.detachedHead=false", "-c", "submodule.recurse=false", ...args],
      cwd: top, timeoutMs: Math.max(1000, timeLeft(context)), env: ENVIRONMENT, ...(stdin === undefined ? {} : { stdin: stdin.join("\0") }),
    });
    if (ran.exitCode !== 0) throw new Error(`git ${args[0] ?? ""} of ${revision.commit.sha.slice(0, 7)}: ${ran.stderr.trim().split("\n").at(-1) ?? "no answer"}`);
  };
  const remove = (): void => { rmSync(top, { recursive: true, force: true }); };
  try {
    await git(["init", "-q", "--template=", ...(repository.format === "sha256" ? ["--object-format=sha256"] : [])]);
    mkdirSync(join(top, ".git", "objects", "info"), { recursive: true });
    writeFileSync(join(top, ".git", "objects", "info", "alternates"), `${repository.objects}\n`);
    await git(["checkout", "-q", "-f", "--detach", revision.commit.sha]);
    if (revision.tests !== null) {
      const { of, files } = revision.tests;
      // Through git: it follows no symbolic link out of the checkout.
      if (files.gone.length > 0) await git(["rm", "-q", "-f", "--pathspec-from-file=-", "--pathspec-file-nul"], files.gone);
      if (files.taken.length > 0) await git(["checkout", "-q", "-f", of.sha, "--pathspec-from-file=-", "--pathspec-file-nul"], files.taken);
    }
    const project = resolve(top, repository.prefix);
    if (existsSync(project)) copy(extras, context.inputs.project, project);
    return { project, remove };
  } catch (thrown) {
    remove();
    throw thrown;
  }
}

/** Lays ignored files in where nothing is there yet. A folder that is a symbolic link at that commit may lead out of the checkout. */
function copy(files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    const target = join(to, file);
    try {
      if (existsSync(target) || !staysInside(dirname(target), to)) continue;
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(from, file), target);
    } catch {
      // A file stands where a folder would be, at that commit: it does without.
    }
  }
}

/** Whether the nearest folder of a path that is there lies, links followed, in the root. */
export function staysInside(folder: string, root: string): boolean {
  let at = folder;
  while (at !== root && !existsSync(at)) at = dirname(at);
  return `${realpathSync(at)}${sep}`.startsWith(`${realpathSync(root)}${sep}`);
}
