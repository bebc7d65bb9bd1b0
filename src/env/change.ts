/** The change under trace, as git tells it: read only, no hooks, no filters, no index refresh. */
import { basename } from "node:path";
import type { Context } from "../context.js";
import { timeLeft } from "../context.js";
import { UserError } from "../errors.js";

import type { Finished, NonEmpty } from "../ports.js";

/** Before every call: the repository's own configuration must not run anything. */
export const SAFE_GIT: NonEmpty<string> = ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "safe.directory=*", "-c", "protocol.allow=never"];

/** What the change under trace did to one file (lines of the new side), where git could tell. */
export interface ChangedFile {
  readonly file: string;
  readonly status: "added" | "modified" | "deleted" | "renamed";
  readonly added: readonly { readonly line: number; readonly text: string }[];
  readonly removed: readonly { readonly line: number; readonly text: string }[];
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
  const diff = await git(context, ["diff", "--no-ext-diff", "--no-textconv", "--no-color", "--unified=0", "-M", "--relative", from, sha]);
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

/** Reads a unified diff without context lines (format: `git help diff`, "Generating patch text with -p"). */
export function parseDiff(text: string): ChangedFile[] {
  const files: { file: string; status: ChangedFile["status"]; added: { line: number; text: string }[]; removed: { line: number; text: string }[] }[] = [];
  let [oldLine, newLine] = [0, 0];
  for (const line of text.split("\n")) {
    const header = /^diff --git "?a\/(.+?)"? "?b\/(.+?)"?$/.exec(line);
    const current = files.at(-1);
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line);
    if (header) {
      files.push({ file: header[2] ?? "", status: "modified", added: [], removed: [] });
      [oldLine, newLine] = [0, 0];
    }
    else if (current === undefined) continue;
    else if (hunk) [oldLine, newLine] = [Number(hunk[1]), Number(hunk[2])];
    else if (line.startsWith("new file")) current.status = "added";
    else if (line.startsWith("deleted file")) current.status = "deleted";
    else if (line.startsWith("rename to ")) current.status = "renamed";
    else if (newLine === 0 && oldLine === 0) continue;
    else if (line.startsWith("+")) current.added.push({ line: newLine++, text: line.slice(1) });
    else if (line.startsWith("-")) current.removed.push({ line: oldLine++, text: line.slice(1) });
  }
  return files;
}

/** git itself may be missing; a run that was stopped stays stopped. */
function notThere(thrown: unknown): null {
  if (thrown instanceof UserError) return null;
  throw thrown;
}
