/** The change under trace, as git tells it: read only, no hooks, no filters, no index refresh. */
import { basename } from "node:path";
import type { Context } from "../context.js";
import { timeLeft } from "../context.js";
import { UserError } from "../errors.js";
import { readDiff, type DiffHunk } from "./diff.js";

import type { Finished, NonEmpty } from "../ports.js";

/** Before every call: the repository's own configuration must not run anything. */
export const SAFE_GIT: NonEmpty<string> = ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "safe.directory=*", "-c", "protocol.allow=never"];

/** The call whose output `parseDiff` reads; settings of the user's that bear on the output are laid over. */
export const DIFF = ["diff", "--no-ext-diff", "--no-textconv", "--no-color", "--unified=0", "-M", "--relative", "--src-prefix=a/", "--dst-prefix=b/"] as const;

/** Lines that stand together in the new file, and what they replaced. */
export interface Hunk {
  /** The first of `added`; where nothing was added, the line that now stands where `removed` stood. */
  readonly line: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What the change under trace did to one file (lines of the new side), where git could tell. */
export interface ChangedFile {
  readonly file: string;
  readonly status: "added" | "modified" | "deleted" | "renamed";
  readonly added: readonly { readonly line: number; readonly text: string }[];
  /** Where they would stand now. */
  readonly removed: readonly { readonly line: number; readonly text: string }[];
  /** The same, as it belongs together: those that stand now as the change left them. */
  readonly hunks: readonly Hunk[];
}

export interface Change {
  readonly head: string;
  /** The merge base; null where there is none to be had. */
  readonly base: string | null;
  readonly files: readonly ChangedFile[] | null;
}

/** Runs git in the project. */
export function git(context: Context, args: readonly string[]): Promise<Finished> {
  return context.exec.run({
    argv: [...SAFE_GIT, ...args], cwd: context.inputs.project, timeoutMs: Math.min(60_000, Math.max(1000, timeLeft(context))),
    env: { GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", GIT_CONFIG_GLOBAL: null },
  });
}

/** Reads HEAD, the merge base with `--base`, and the difference. Null outside a git checkout. */
export async function readChange(context: Context): Promise<Change | null> {
  const head = await git(context, ["rev-parse", "--verify", "HEAD^{commit}"]).catch(notThere);
  if (head?.exitCode !== 0) {
    context.notRun.push({ step: "history", reason: `${basename(context.inputs.project)} is not a git checkout, or git is not there` });
    return null;
  }
  const sha = head.stdout.trim();
  context.recorder.record({ surface: "contextual", step_id: "S1", action: "git.head", facts: { head: sha } });
  const against = context.inputs.base ?? (await guessBase(context, sha));
  if (against === null) {
    context.notRun.push({ step: "history", reason: "no base is known: neither --base, the event nor git names one; give --base" });
    return { head: sha, base: null, files: null };
  }
  const base = await git(context, ["merge-base", "--end-of-options", against, sha]);
  if (base.exitCode !== 0) {
    const shallow = (await git(context, ["rev-parse", "--is-shallow-repository"])).stdout.trim() === "true";
    context.notRun.push({ step: "history", reason: `no merge base with ${against}${shallow ? ": the checkout is shallow, set fetch-depth: 0" : ""}` });
    return { head: sha, base: null, files: null };
  }
  const from = base.stdout.trim();
  context.recorder.record({ surface: "contextual", step_id: "S1", action: "git.base", facts: { base: from } });
  const diff = await git(context, [...DIFF, from, sha]);
  return { head: sha, base: from, files: diff.exitCode === 0 ? parseDiff(diff.stdout) : null };
}

/** The branch that a local checkout most likely goes to; null where HEAD is on it. */
async function guessBase(context: Context, head: string): Promise<string | null> {
  for (const name of ["origin/HEAD", "origin/main", "origin/master", "main", "master"]) {
    const found = await git(context, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
    if (found.exitCode === 0) return found.stdout.trim() === head ? null : name;
  }
  return null;
}

/** Reads the output of `git diff --unified=0`: all lines as they are numbered on the newer side. */
export function parseDiff(text: string): ChangedFile[] {
  return readDiff(text).map(({ to, status, hunks }) => ({
    file: to, status,
    added: hunks.flatMap((h) => h.added.map((line, n) => ({ line: h.new.start + n, text: line }))),
    removed: hunks.flatMap((h) => h.removed.map((line, n) => ({ line: placeOfRemoved(h, n), text: line }))),
    // Where nothing is added, git names the line before.
    hunks: hunks.map((h) => ({ line: h.new.start + (h.new.count === 0 ? 1 : 0), added: h.added, removed: h.removed })),
  }));
}

/** Where the nth removed line of a hunk would stand now. */
function placeOfRemoved(hunk: DiffHunk, n: number): number {
  return Math.max(1, hunk.new.start + Math.min(n, Math.max(0, hunk.new.count - 1)));
}

/** git itself may be missing; a run that was stopped stays stopped. */
function notThere(thrown: unknown): null {
  if (thrown instanceof UserError) return null;
  throw thrown;
}
