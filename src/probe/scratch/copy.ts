/** Lays the checkout out a second time, as it stands: its commit, what is not committed, and small files that git ignores. */
import { copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Context } from "../../context.js";
import { git } from "../../env/change.js";
import { checkOut, staysInside } from "../history/checkout.js";
import { openRepository, readCommit } from "../history/repository.js";
import { ignoredFiles, uncommitted } from "../history/worktree.js";

export interface Copy {
  /** Absolute folder of the project in it. */
  readonly project: string;
  /** The project's folder in its repository: "" or ending in "/". */
  readonly prefix: string;
  /** Absolute folder in which the user's own copy of the code lies: nothing of it may be loaded by a run in this one. */
  readonly original: string;
  remove(): void;
}

/** Larger files (bytes), and more of them, are taken for data that no fix needs. */
const LARGEST = 8 << 20;
const MOST = 20_000;
const SKIPPED = new Set([".git", "node_modules", "__pycache__", "site-packages", ".tox", ".nox", ".mypy_cache", ".pytest_cache", ".ruff_cache"]);

/** @throws Error with git's words, or the system's, where the copy cannot be made */
export async function copyCheckout(context: Context): Promise<Copy> {
  const inside = await git(context, ["rev-parse", "--verify", "HEAD^{commit}"]);
  return inside.exitCode === 0 ? ofRepository(context) : ofFolder(context);
}

async function ofRepository(context: Context): Promise<Copy> {
  const repository = await openRepository(context);
  const commit = await readCommit(context, "HEAD");
  const made = await checkOut(context, repository, { commit, tests: null }, await ignoredFiles(context));
  const untracked = (await git(context, ["ls-files", "-z", "--others", "--exclude-standard"])).stdout.split("\0").filter((f) => f !== "");
  for (const file of new Set([...(await uncommitted(context)), ...untracked])) overlay(file, context.inputs.project, made.project);
  return { project: made.project, prefix: repository.prefix, original: repository.top, remove: () => { made.remove(); } };
}

/** One file of the work tree laid over the copy, or taken out of it where it is gone. */
function overlay(file: string, from: string, to: string): void {
  const target = join(to, file);
  if (!staysInside(dirname(target), to)) return;
  const stat = lstatSync(join(from, file), { throwIfNoEntry: false });
  if (stat === undefined) rmSync(target, { force: true });
  else if (stat.isFile() && stat.size <= LARGEST) place(join(from, file), target);
}

function place(from: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { force: true }); // a link there would lead elsewhere
  copyFileSync(from, target);
}

/** A project that is no git checkout: its plain files, without environments, caches and the bundle. */
function ofFolder(context: Context): Copy {
  const { project: from, out } = context.inputs;
  mkdirSync(join(context.scratch, "copies"), { recursive: true });
  const project = mkdtempSync(join(context.scratch, "copies", "copy-"));
  const folders = [""];
  let left = MOST;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(entry.name) && resolve(from, path) !== resolve(out) && !existsSync(join(from, path, "pyvenv.cfg"))) folders.push(path);
      if (!entry.isFile() || statSync(join(from, path)).size > LARGEST) continue;
      left -= 1;
      if (left < 0) throw new Error(`the folder has more than ${String(MOST)} files and is no git checkout`);
      place(join(from, path), join(project, path));
    }
  }
  return { project, prefix: "", original: from, remove: () => { rmSync(project, { recursive: true, force: true }); } };
}
